import { useEffect, useState, type FormEvent } from "react";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { sentenceIn } from "../../platform/input-sentences.ts";
import { languageInForce, setLanguage } from "../../ui/admin/language.ts";
import { TextField } from "../../ui/admin/text-field.tsx";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import { weaknessOf } from "../rules/weak-password.ts";
import type { acceptInvitation, readInvitation } from "../staff-contract.ts";
import { words } from "./words.ts";
import "./gate.css";

const said = (error: unknown): string =>
  error instanceof ApiError && error.message ? (words().gate.refused[error.code] ?? error.message) : words().noAnswer;

/** Behind the #, which no server and no log sees. */
const tokenInAddress = (): string => window.location.hash.slice(1);

/** Where an invitation leads: choose a password and come in. */
export function InvitePage() {
  const [invited, setInvited] = useState<{ name: string; email: string }>();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    callApi<typeof readInvitation>("POST /api/admin/invitation", { body: { token: tokenInAddress() } })
      .then((person) => {
        setLanguage(person.language);
        setInvited(person);
      })
      .catch((error: unknown) => setProblem(said(error)));
  }, []);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    // The server does not know yet in which language to refuse.
    const weakness = weaknessOf(password);
    if (weakness) return setProblem(sentenceIn(languageInForce(), weakness));
    try {
      await callApi<typeof acceptInvitation>("POST /api/admin/invitation/accept", {
        body: { token: tokenInAddress(), password },
      });
      // A fresh document, without the token in its address.
      window.location.assign(addresses.admin());
    } catch (error) {
      setProblem(said(error));
    }
  };
  return (
    <main className="sign-in" lang={languageInForce()}>
      <div className="sign-in__picture" />
      <form onSubmit={(event) => void accept(event)}>
        <div className="sign-in__star">
          <StarMark />
        </div>
        <div>
          <h1>{words().invite.title}</h1>
          <p className="admin-muted sign-in__summary">
            {invited ? words().invite.choose(invited.name, invited.email) : (problem ?? words().opening)}
          </p>
        </div>
        {invited && (
          <>
            <TextField
              label={words().password}
              hint={words().atLeast}
              error={problem}
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <button className="admin-button admin-button--primary">{words().enter}</button>
          </>
        )}
      </form>
    </main>
  );
}
