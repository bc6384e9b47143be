import { callApi } from "../../platform/call-api.ts";
import { Switch } from "../../ui/admin/switch.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { Account, setOwnersPassword } from "../account-contract.ts";
import { useMay } from "./use-session.ts";

/** The way in by ADMIN_PASSWORD alone; it can be closed once another one exists. */
export function OwnerPassword({ account: { passkeys, ownersPassword } }: { account: Account }) {
  const may = useMay();
  const change = useSave(
    (enabled: boolean) => callApi<typeof setOwnersPassword>("PUT /api/admin/account/owner-password", { body: { enabled } }),
    {
      failed: "It could not be changed",
      done: (account) => (account.ownersPassword ? "The owner's password opens the back office" : "It opens nothing any more"),
      stale: ["account"],
    },
  );
  if (!may("PUT /api/admin/account/owner-password")) return null;
  return (
    <section className="account-part">
      <h2>The owner&apos;s password</h2>
      <p className="admin-muted">
        ADMIN_PASSWORD alone opens the back office as the owner.{" "}
        {passkeys === 0 && "Add a passkey first to turn this way off: otherwise nobody could come in."}
      </p>
      {(passkeys > 0 || !ownersPassword) && (
        <div className="account-part__row">
          <span>Sign in by the owner&apos;s password alone</span>
          <Switch
            label="Sign in by the owner's password alone"
            checked={ownersPassword}
            busy={change.isPending}
            onChange={(enabled) => change.mutate(enabled)}
          />
        </div>
      )}
    </section>
  );
}
