import { useEffect, useState, type FormEvent } from "react";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { TextField } from "../../ui/admin/text-field.tsx";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import type { acceptInvitation, readInvitation } from "../staff-contract.ts";
import "./gate.css";

const said = (error: unknown): string => (error instanceof ApiError && error.message) || "The shop did not answer. Try again.";

/** Behind the #, which no server and no log sees. */
const tokenInAddress = (): string => window.location.hash.slice(1);

/** Where an invitation leads: choose a password and come in. */
export function InvitePage() {
  const [invited, setInvited] = useState<{ name: string; email: string }>();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    callApi<typeof readInvitation>("POST /api/admin/invitation", { body: { token: tokenInAddress() } })
      .then(setInvited)
      .catch((error: unknown) => setProblem(said(error)));
  }, []);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await callApi<typeof acceptInvitation>("POST /api/admin/invitation/accept", {
        body: { token: tokenInAddress(), password },
      });
      // A fresh document, without the token in its address.
      window.location.assign(addresses.admin());
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.password) || said(error));
    }
  };
  return (
    <main className="sign-in">
      <div className="sign-in__picture" />
      <form onSubmit={(event) => void accept(event)}>
        <div className="sign-in__star">
          <StarMark />
        </div>
        <div>
          <h1>Welcome</h1>
          <p className="admin-muted sign-in__summary">
            {invited ? `${invited.name}, choose a password for ${invited.email}.` : (problem ?? "Opening…")}
          </p>
        </div>
        {invited && (
          <>
            <TextField
              label="Password"
              hint="At least 12 characters"
              error={problem}
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <button className="admin-button admin-button--primary">Enter</button>
          </>
        )}
      </form>
    </main>
  );
}
