import { callApi } from "../../platform/call-api.ts";
import { Switch } from "../../ui/admin/switch.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { Account, setOwnersPassword } from "../account-contract.ts";
import { useMay } from "./use-session.ts";
import { words } from "./words.ts";

/** The way in by ADMIN_PASSWORD alone; it can be closed once another one exists. */
export function OwnerPassword({ account: { passkeys, ownersPassword } }: { account: Account }) {
  const said = words().ownerPassword;
  const may = useMay();
  const change = useSave(
    (enabled: boolean) => callApi<typeof setOwnersPassword>("PUT /api/admin/account/owner-password", { body: { enabled } }),
    {
      failed: said.failed,
      done: (account) => (account.ownersPassword ? said.on : said.off),
      stale: ["account"],
    },
  );
  if (!may("PUT /api/admin/account/owner-password")) return null;
  return (
    <section className="account-part">
      <h2>{said.title}</h2>
      <p className="admin-muted">
        {said.about} {passkeys === 0 && said.passkeyFirst}
      </p>
      {(passkeys > 0 || !ownersPassword) && (
        <div className="account-part__row">
          <span>{said.label}</span>
          <Switch
            label={said.label}
            checked={ownersPassword}
            busy={change.isPending}
            onChange={(enabled) => change.mutate(enabled)}
          />
        </div>
      )}
    </section>
  );
}
