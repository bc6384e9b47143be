import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { readSettings, sendTestLetter, ShownSettings } from "../contract.ts";
import { holidaysOf } from "../rules/holidays.ts";
import type { Exception } from "../rules/opening-hours.ts";
import { CONTACT, MAIL, PAYMENTS, SELLING, SHOP, SHOWROOM } from "./field-lists.ts";
import { LineList } from "./line-list.tsx";
import { PlainFields } from "./plain-fields.tsx";
import { SectionForm } from "./section-form.tsx";
import { SellingExample } from "./selling-example.tsx";
import { WeekFields } from "./week-fields.tsx";
import "./settings.css";

const NAMES = {
  shop: "Shop",
  contact: "Contact",
  hours: "Hours",
  showroom: "Showroom",
  selling: "Selling",
  payments: "Payments",
  mail: "Mail",
  vocabulary: "Vocabulary",
};

/** What the owner can set, section by section; each is saved on its own. */
export function SettingsScreen() {
  const read = useQuery({
    queryKey: ["settings"],
    queryFn: () => callApi<typeof readSettings>("GET /api/admin/settings"),
  });
  return (
    <Screen title="Settings" sum="What the shop says about itself and how it sells. A save shows in the shop at once.">
      {read.error && <Banner text="Failed to fetch settings" detail={reasonOf(read.error)} retry={() => void read.refetch()} />}
      {read.isPending && <SkeletonRows height={30} />}
      {read.data && (
        <div className="settings-layout">
          <nav className="settings-nav" aria-label="Sections">
            {Object.entries(NAMES).map(([name, title]) => (
              <a key={name} href={`#${name}`}>
                {title}
              </a>
            ))}
          </nav>
          <Sections settings={read.data} />
        </div>
      )}
    </Screen>
  );
}

const exceptionLine = ({ date, name, opens, closes, everyYear }: Exception): string =>
  [date, opens && closes ? `${opens}-${closes}` : "closed", everyYear && "yearly", name].filter(Boolean).join(" ");

function readException(line: string): Exception {
  const [date = "", what = "closed", ...rest] = line.split(/\s+/);
  const [opens = null, closes = null] = /^\d/.test(what) ? what.split("-") : [];
  const everyYear = rest[0] === "yearly";
  return { date, opens, closes, everyYear, name: rest.slice(everyYear ? 1 : 0).join(" ") };
}

const holidayLines = (year: number): Exception[] =>
  holidaysOf(year).map((holiday) => ({ ...holiday, opens: null, closes: null, everyYear: false }));

/** From October on people look at the next year. */
function holidayYear(): number {
  const now = new Date();
  return now.getFullYear() + (now.getMonth() > 8 ? 1 : 0);
}

function Sections({ settings }: { settings: ShownSettings }) {
  const [year] = useState(holidayYear);
  return (
    <div>
      <SectionForm name="shop" title="Shop" about="Its name, who stands behind it, and its colour." value={settings.shop}>
        {(form) => <PlainFields of={SHOP} {...form} />}
      </SectionForm>
      <SectionForm name="contact" title="Contact" about="Shown only where given." value={settings.contact}>
        {(form) => <PlainFields of={CONTACT} {...form} />}
      </SectionForm>
      <SectionForm
        name="hours"
        title="Hours"
        about="Shown in the footer, on Contact and to search engines. Exceptions also close the showroom."
        value={settings.hours}
      >
        {({ draft, errors, set }) => (
          <>
            <WeekFields of="Hours" week={draft.week} errors={errors} onChange={(week) => set({ week })} />
            <LineList
              label="Holidays and other exceptions"
              hint="One a line: 2026-12-24 10:00-14:00 Nochebuena, or 2026-12-25 closed yearly Navidad"
              value={draft.exceptions}
              show={exceptionLine}
              read={readException}
              error={Object.entries(errors).find(([name]) => name.startsWith("exceptions"))?.[1]}
              onChange={(exceptions) => set({ exceptions })}
            />
            <button
              type="button"
              className="admin-button admin-button--small"
              onClick={() => {
                const known = new Set(draft.exceptions.map(({ date }) => date));
                const fresh = new Map(holidayLines(year).map((each) => [each.date, each]));
                set({ exceptions: [...draft.exceptions, ...[...fresh.values()].filter(({ date }) => !known.has(date))] });
              }}
            >
              {`Fill in Colombian holidays of ${year}`}
            </button>
          </>
        )}
      </SectionForm>
      <SectionForm
        name="showroom"
        title="Showroom"
        about="When visits can be booked; the last begins an hour before it closes."
        value={settings.showroom}
      >
        {(form) => (
          <>
            <WeekFields of="Showroom" week={form.draft.week} errors={form.errors} onChange={(week) => form.set({ week })} />
            <PlainFields of={SHOWROOM} {...form} />
            <LineList
              label="Closed days"
              hint="One date a line, such as 2026-12-31"
              rows={3}
              value={form.draft.closedDays}
              show={(date) => date}
              read={(date) => date}
              error={form.errors["closedDays.0"]}
              onChange={(closedDays) => form.set({ closedDays })}
            />
          </>
        )}
      </SectionForm>
      <SectionForm
        name="selling"
        title="Selling"
        about="Applies to new orders. Orders already placed keep what they were told."
        value={settings.selling}
      >
        {(form) => (
          <>
            <div className="settings-selling">
              <div>
                <div className="settings-toggle">
                  <span>Cash on delivery</span>
                  <Switch
                    label="Cash on delivery"
                    checked={form.draft.codEnabled}
                    onChange={(codEnabled) => form.set({ codEnabled })}
                  />
                </div>
                <PlainFields of={SELLING} {...form} />
              </div>
              <SellingExample codEnabled={form.draft.codEnabled} codPercent={form.draft.codPercent} />
            </div>
            <LineList
              label="Carriers"
              hint="One a line: its name, and after a bar the page where {number} is followed"
              value={form.draft.carriers}
              show={({ name, tracking }) => [name, tracking].filter(Boolean).join(" | ")}
              read={(line) => {
                const [name = "", tracking = ""] = line.split("|").map((part) => part.trim());
                return { name, tracking };
              }}
              error={Object.entries(form.errors).find(([name]) => name.startsWith("carriers"))?.[1]}
              onChange={(carriers) => form.set({ carriers })}
            />
          </>
        )}
      </SectionForm>
      <SectionForm name="payments" title="Payments" about={paymentsWords(settings.payments)} value={settings.payments}>
        {(form) => (
          <>
            <PlainFields of={PAYMENTS} {...form} />
            <p>
              Bold&apos;s webhook: <code>{form.draft.webhookUrl}</code>
            </p>
          </>
        )}
      </SectionForm>
      <SectionForm name="mail" title="Mail" about={mailWords(settings.mail)} value={settings.mail}>
        {(form) => (
          <>
            <PlainFields of={MAIL} {...form} />
            <TestLetter />
          </>
        )}
      </SectionForm>
      <SectionForm
        name="vocabulary"
        title="Vocabulary"
        about="Tags, colours and sizes, in their order."
        value={settings.vocabulary}
      >
        {({ draft, errors, set }) => (
          <div className="settings-fields">
            <LineList
              label="Tags"
              hint="One a line"
              value={draft.tags}
              show={(tag) => tag}
              read={(tag) => tag}
              error={errors.tags}
              onChange={(tags) => set({ tags })}
            />
            <LineList
              label="Colours"
              hint="One a line, with its swatch: Verde #3f6b4a"
              value={draft.colors}
              show={({ name, swatch }) => `${name} ${swatch}`}
              read={(line) => ({ name: line.replace(/\s*#\w*$/, ""), swatch: /#\w*$/.exec(line)?.[0] ?? "" })}
              error={Object.entries(errors).find(([name]) => name.startsWith("colors"))?.[1]}
              onChange={(colors) => set({ colors })}
            />
            <LineList
              label="Sizes"
              hint="One a line, with its centimetres: 5x8 152 244"
              value={draft.sizes}
              show={({ name, width, length }) => `${name} ${width} ${length}`}
              read={(line) => {
                const [name = "", width, length] = line.split(/\s+/);
                return { name, width: Number(width ?? 0), length: Number(length ?? 0) };
              }}
              error={Object.entries(errors).find(([name]) => name.startsWith("sizes"))?.[1]}
              onChange={(sizes) => set({ sizes })}
            />
          </div>
        )}
      </SectionForm>
    </div>
  );
}

function paymentsWords({ mode, lastNotification, canStoreSecrets }: ShownSettings["payments"]): string {
  const said = {
    sandbox: "The shop's own sandbox: no money moves.",
    test: "Bold with test keys.",
    live: "Bold, with real money.",
  };
  const heard = lastNotification
    ? `Last notification ${new Date(lastNotification).toLocaleString("en-GB")}.`
    : "No notification yet.";
  return [said[mode], heard, canStoreSecrets ? "" : "Keys can be entered once SETTINGS_KEY is set."].filter(Boolean).join(" ");
}

const mailWords = ({ mode, source }: ShownSettings["mail"]): string =>
  mode === "files"
    ? "No mail server: letters are written as files."
    : `Letters leave by the server ${source === "environment" ? "of the environment" : "entered here"}.`;

function TestLetter() {
  const send = useSave<void, { to: string }>(() => callApi<typeof sendTestLetter>("POST /api/admin/settings/mail/test"), {
    failed: "The test letter could not be sent",
    done: ({ to }) => `Sent to ${to}`,
  });
  return (
    <button type="button" className="admin-button admin-button--small" disabled={send.isPending} onClick={() => send.mutate()}>
      Send a test letter
    </button>
  );
}
