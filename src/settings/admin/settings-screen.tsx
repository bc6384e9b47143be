import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { callApi } from "../../platform/call-api.ts";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { readSettings, ShownSettings } from "../contract.ts";
import { sectionSummary } from "./section-summary.ts";
import type { SectionName } from "../shape.ts";
import { ContactSection } from "./sections/contact.tsx";
import { HoursSection } from "./sections/hours.tsx";
import { MailSection } from "./sections/mail.tsx";
import { PaymentsSection } from "./sections/payments.tsx";
import { SellingSection } from "./sections/selling.tsx";
import { ShopSection } from "./sections/shop.tsx";
import { ShowroomSection } from "./sections/showroom.tsx";
import { VocabularySection } from "./sections/vocabulary.tsx";
import { words } from "./words.ts";
import "./settings.css";

/** What the owner can set, section by section; each is saved on its own. */
export function SettingsScreen() {
  const said = words();
  const read = useQuery({
    queryKey: ["settings"],
    queryFn: () => callApi<typeof readSettings>("GET /api/admin/settings"),
  });
  return (
    <Screen
      title={said.title}
      sum={said.sum}
      actions={
        <Link className="admin-button" to={addresses.admin("first-steps")}>
          {said.firstSteps}
        </Link>
      }
    >
      {read.error && <Banner text={said.failed} detail={reasonOf(read.error)} retry={() => void read.refetch()} />}
      {read.isPending && <SkeletonRows height={30} />}
      {read.data && (
        <div className="settings-layout">
          <nav className="settings-nav" aria-label={said.sectionsLabel}>
            {Object.entries(said.sections).map(([name, title]) => (
              <a key={name} href={`#${name}`}>
                {title}
                <small className="admin-muted">{sectionSummary(read.data)[name as SectionName]}</small>
              </a>
            ))}
          </nav>
          <Sections settings={read.data} />
        </div>
      )}
    </Screen>
  );
}

function Sections({ settings }: { settings: ShownSettings }) {
  return (
    <div>
      <ShopSection value={settings.shop} />
      <ContactSection value={settings.contact} />
      <HoursSection value={settings.hours} />
      <ShowroomSection value={settings.showroom} />
      <SellingSection value={settings.selling} />
      <PaymentsSection value={settings.payments} />
      <MailSection value={settings.mail} />
      <VocabularySection value={settings.vocabulary} />
    </div>
  );
}
