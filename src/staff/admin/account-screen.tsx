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
import { OwnerPassword } from "./owner-password.tsx";
import { SessionList } from "./session-list.tsx";
import "./account.css";

const stale = ["account", "passkeys", "sessions"];

/** One's own way in: password, passkeys, the second step, and where one is signed in. */
export function AccountScreen() {
  const account = useQuery({ queryKey: ["account"], queryFn: () => callApi<typeof readAccount>("GET /api/admin/account") });
  return (
    <Screen title="Your account" sum={account.data && `${account.data.name}, ${account.data.role}. ${account.data.email}`}>
      {account.error && <Banner text="Failed to fetch your account" detail={reasonOf(account.error)} />}
      {account.isPending && <SkeletonRows />}
      {account.data && (
        <>
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

async function makePasskey() {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await callApi<typeof passkeyRegistrationOptions>("POST /api/admin/passkeys/register/options");
  const response = await startRegistration({ optionsJSON: optionsJSON as never });
  return callApi<typeof registerPasskey>("POST /api/admin/passkeys/register", { body: { response: response as never } });
}

function Passkeys() {
  const list = useQuery({ queryKey: ["passkeys"], queryFn: () => callApi<typeof listPasskeys>("GET /api/admin/passkeys") });
  const make = useSave(makePasskey, { failed: "The passkey could not be made", done: () => "Passkey added", stale });
  const end = useSave((id: string) => callApi<typeof deletePasskey>("DELETE /api/admin/passkeys/{id}", { params: { id } }), {
    failed: "Error ending the passkey",
    done: () => "Passkey ended",
    stale,
  });
  return (
    <section className="account-part">
      <h2>Passkeys</h2>
      <p className="admin-muted">
        Sign in with your finger, your face or the PIN of this device. Nothing to remember, nothing to steal.
      </p>
      {list.data?.map(({ id, name, createdAt, lastUsed }) => (
        <div className="account-part__row" key={id}>
          <span>
            <b>{name}</b>{" "}
            <span className="admin-small admin-muted">
              {lastUsed ? `used ${showWhen(lastUsed)}` : `added ${showWhen(createdAt)}`}
            </span>
          </span>
          <button type="button" className="admin-button admin-button--small" onClick={() => end.mutate(id)}>
            Remove
          </button>
        </div>
      ))}
      <button type="button" className="admin-button" disabled={make.isPending} onClick={() => make.mutate(undefined)}>
        Add a passkey
      </button>
    </section>
  );
}

function Password() {
  const [password, setPassword] = useState("");
  const [currentPassword, setCurrent] = useState("");
  const save = useSave(() => callApi<typeof updateAccount>("PUT /api/admin/account", { body: { password, currentPassword } }), {
    failed: "Error changing the password",
    done: () => "Password changed; other browsers are signed out",
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
      <h2>Password</h2>
      <TextField
        label="Password of now"
        hint="Empty if you have none yet"
        error={fields.currentPassword}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrent}
      />
      <TextField
        label="New password"
        hint="At least 12 characters"
        error={fields.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <button className="admin-button" disabled={!password || save.isPending}>
        Change password
      </button>
    </form>
  );
}

function SecondStep({ account: { twoSteps, recoveryCodes } }: { account: Account }) {
  const [code, setCode] = useState("");
  const begin = useSave(() => callApi<typeof beginTotp>("POST /api/admin/account/totp"), { failed: "Error beginning" });
  const confirm = useSave(() => callApi<typeof confirmTotp>("PUT /api/admin/account/totp", { body: { code } }), {
    failed: "That code is not right",
    stale,
  });
  const [password, setPassword] = useState("");
  const body = { currentPassword: password };
  const end = useSave(() => callApi<typeof endTotp>("DELETE /api/admin/account/totp", { body }), {
    failed: "Error turning it off",
    done: () => "Signing in asks for no code any more",
    stale,
  });
  return (
    <section className="account-part">
      <h2>Authenticator app</h2>
      {twoSteps ? (
        <>
          <p className="admin-muted">Signing in by password asks for a code. {recoveryCodes} recovery codes are left.</p>
          {confirm.data && <CopyLine label="Recovery codes" text={confirm.data.recoveryCodes.join(" ")} once />}
          <TextField
            label="Your password"
            hint="Asked again before it is turned off"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <button type="button" className="admin-button" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
            Turn it off
          </button>
        </>
      ) : begin.data ? (
        <>
          <img
            className="account-part__code"
            src={`data:image/svg+xml,${encodeURIComponent(begin.data.qr)}`}
            alt="Scan this with your authenticator app"
          />
          <p className="admin-small admin-muted">Or type {begin.data.secret}</p>
          <TextField
            label="Code"
            hint="The six digits the app shows now"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
          <button type="button" className="admin-button" disabled={!code} onClick={() => confirm.mutate(undefined)}>
            Confirm
          </button>
        </>
      ) : (
        <>
          <p className="admin-muted">A second step beside your password: a code that your phone makes.</p>
          <button type="button" className="admin-button" onClick={() => begin.mutate(undefined)}>
            Set it up
          </button>
        </>
      )}
    </section>
  );
}
