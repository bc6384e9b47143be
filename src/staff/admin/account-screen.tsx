import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { CopyLine } from "../../ui/admin/connections.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { Account, beginTotp, confirmTotp, endTotp, readAccount, updateAccount } from "../account-contract.ts";
import type { deletePasskey, listPasskeys, passkeyRegistrationOptions, registerPasskey } from "../passkeys-contract.ts";
import { OWNER_NAME } from "../rules/owner-name.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { OwnerPassword } from "./owner-password.tsx";
import { showAccount } from "./show-person.ts";
import { SessionList } from "./session-list.tsx";
import { words } from "./words.ts";
import "./account.css";

const stale = ["account", "passkeys", "sessions"];

/** One's own way in: password, passkeys, the second step, and where one is signed in. */
export function AccountScreen() {
  const said = words().account;
  const account = useQuery({ queryKey: ["account"], queryFn: () => callApi<typeof readAccount>("GET /api/admin/account") });
  return (
    <Screen title={said.title} sum={account.data && showAccount(account.data)}>
      {account.error && <Banner text={said.failed} detail={reasonOf(account.error)} />}
      {account.isPending && <SkeletonRows />}
      {account.data && (
        <>
          <OwnName name={account.data.name} />
          <LanguageChoice />
          <Passkeys />
          <Password />
          <SecondStep account={account.data} />
          <OwnerPassword account={account.data} />
        </>
      )}
      <SessionList />
    </Screen>
  );
}

function OwnName({ name }: { name: string }) {
  const said = words().ownName;
  const given = name === OWNER_NAME ? "" : name;
  const [typed, setTyped] = useState(given);
  const save = useSave(() => callApi<typeof updateAccount>("PUT /api/admin/account", { body: { name: typed.trim() } }), {
    failed: said.failed,
    done: () => said.done,
    stale: ["account", "session", "sessions", "staff"],
  });
  return (
    <form
      className="account-part"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <h2>{words().name}</h2>
      <TextField label={words().name} hint={said.hint} autoComplete="name" maxLength={80} value={typed} onChange={setTyped} />
      <button type="submit" className="admin-button" disabled={!typed.trim() || typed.trim() === given || save.isPending}>
        {said.action}
      </button>
    </form>
  );
}

const isStale = (error: Error | null): boolean =>
  error instanceof ApiError && ["staff.sign_in_again", "staff.wrong_current_password"].includes(error.code ?? "");

/** Who signed in a while ago types the password again before a new way in is added. */
function PasswordAgain({ error, value, onChange }: { error: Error | null; value: string; onChange: (typed: string) => void }) {
  const said = words().secondStep;
  if (!isStale(error)) return null;
  return (
    <TextField
      label={said.yourPassword}
      hint={said.again}
      error={error instanceof ApiError ? error.fields.currentPassword : undefined}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  );
}

async function makePasskey(currentPassword: string) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await callApi<typeof passkeyRegistrationOptions>("POST /api/admin/passkeys/register/options", {
    body: { currentPassword },
  });
  const response = await startRegistration({ optionsJSON });
  return callApi<typeof registerPasskey>("POST /api/admin/passkeys/register", {
    body: { response: { ...response, clientExtensionResults: {} } },
  });
}

function Passkeys() {
  const said = words().passkeys;
  const list = useQuery({ queryKey: ["passkeys"], queryFn: () => callApi<typeof listPasskeys>("GET /api/admin/passkeys") });
  const [password, setPassword] = useState("");
  const make = useSave(() => makePasskey(password), { failed: said.notMade, done: () => said.made, stale });
  const end = useSave((id: string) => callApi<typeof deletePasskey>("DELETE /api/admin/passkeys/{id}", { params: { id } }), {
    failed: said.endFailed,
    done: () => said.ended,
    stale,
  });
  return (
    <section className="account-part">
      <h2>{said.title}</h2>
      <p className="admin-muted">{said.about}</p>
      {list.data?.map(({ id, name, createdAt, lastUsed }) => (
        <div className="account-part__row" key={id}>
          <span>
            <b>{name}</b>{" "}
            <span className="admin-small admin-muted">
              {lastUsed ? said.used(showWhen(lastUsed)) : said.added(showWhen(createdAt))}
            </span>
          </span>
          <button type="button" className="admin-button admin-button--small" onClick={() => end.mutate(id)}>
            {said.remove}
          </button>
        </div>
      ))}
      <PasswordAgain error={make.error} value={password} onChange={setPassword} />
      <button type="button" className="admin-button" disabled={make.isPending} onClick={() => make.mutate(undefined)}>
        {said.add}
      </button>
    </section>
  );
}

function Password() {
  const said = words().changePassword;
  const [password, setPassword] = useState("");
  const [currentPassword, setCurrent] = useState("");
  const save = useSave(() => callApi<typeof updateAccount>("PUT /api/admin/account", { body: { password, currentPassword } }), {
    failed: said.failed,
    done: () => said.done,
    stale,
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <form
      className="account-part"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <h2>{words().password}</h2>
      <TextField
        label={said.current}
        hint={said.currentHint}
        error={fields.currentPassword}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrent}
      />
      <TextField
        label={said.next}
        hint={words().atLeast}
        error={fields.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <button className="admin-button" disabled={!password || save.isPending}>
        {said.action}
      </button>
    </form>
  );
}

function SecondStep({ account: { twoSteps, recoveryCodes } }: { account: Account }) {
  const said = words().secondStep;
  const [code, setCode] = useState("");
  const confirm = useSave(() => callApi<typeof confirmTotp>("PUT /api/admin/account/totp", { body: { code } }), {
    failed: said.wrong,
    stale,
  });
  const [password, setPassword] = useState("");
  const body = { currentPassword: password };
  const begin = useSave(() => callApi<typeof beginTotp>("POST /api/admin/account/totp", { body }), { failed: said.beginFailed });
  const end = useSave(() => callApi<typeof endTotp>("DELETE /api/admin/account/totp", { body }), {
    failed: said.endFailed,
    done: () => said.ended,
    stale,
  });
  return (
    <section className="account-part">
      <h2>{said.title}</h2>
      {twoSteps ? (
        <>
          <p className="admin-muted">{said.on(recoveryCodes)}</p>
          {confirm.data && <CopyLine label={said.codes} text={confirm.data.recoveryCodes.join(" ")} once />}
          <TextField
            label={said.yourPassword}
            hint={said.yourPasswordHint}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <button type="button" className="admin-button" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
            {said.off}
          </button>
        </>
      ) : begin.data ? (
        <>
          <img className="account-part__code" src={`data:image/svg+xml,${encodeURIComponent(begin.data.qr)}`} alt={said.scan} />
          <p className="admin-small admin-muted">{said.orType(begin.data.secret)}</p>
          <TextField
            label={words().code}
            hint={said.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
          <button type="button" className="admin-button" disabled={!code} onClick={() => confirm.mutate(undefined)}>
            {said.confirm}
          </button>
        </>
      ) : (
        <>
          <p className="admin-muted">{said.about}</p>
          <PasswordAgain error={begin.error} value={password} onChange={setPassword} />
          <button type="button" className="admin-button" onClick={() => begin.mutate(undefined)}>
            {said.begin}
          </button>
        </>
      )}
    </section>
  );
}
