import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Eye, EyeOff, KeyRound } from "lucide";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { addresses } from "../../addresses.ts";
import { AfterHydration } from "../../ui/after-hydration.tsx";
import { ApiError } from "../../platform/call-api.ts";
import { TextField } from "../../ui/admin/text-field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import { useSignIn } from "./use-session.ts";
import { useWait } from "../../ui/admin/use-wait.ts";
import { useShop } from "../../ui/use-shop.ts";
import { words } from "./words.ts";
import "../../ui/admin/field.css";
import "./gate.css";

/** Spec §8: a wrong password is always called exactly this. The server does not know yet who would read Spanish. */
const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.message ? (words().gate.refused[error.code] ?? error.message) : words().noAnswer;

/** The way in. The picture is the shop's own first rug. */
export function Gate({ again = false }: { again?: boolean }) {
  const said = words().gate;
  const [password, setPassword] = useState("");
  const [email, setEmail] = useState<string>();
  const [code, setCode] = useState("");
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();
  const { left, wait } = useWait();
  useEffect(() => field.current?.focus(), []);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (left > 0 || !password) return field.current?.focus();
    const person = email?.trim() ? { email, ...(code && { code }) } : {};
    signIn.mutate(
      { password, ...person },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.status === 429) wait(error.retryAfter ?? 5);
          field.current?.select();
        },
      },
    );
  };
  const isCodeAsked = signIn.error instanceof ApiError && signIn.error.code === "code_required";
  const error = isCodeAsked ? null : signIn.error;
  const { name: shop } = useShop();
  // Alone on the page the gate is its main part; over a screen it is a dialog's.
  const Part = again ? "div" : "main";
  return (
    <Part className="sign-in">
      <Shot />
      <form onSubmit={enter}>
        <AfterHydration>
          <div className="sign-in__star">
            <StarMark />
          </div>
          <div>
            <h1>{said.title}</h1>
            <p className="admin-muted sign-in__summary">{again ? said.ended : said.forWhom(shop)}</p>
          </div>
          {email !== undefined && (
            <TextField label={words().email} type="email" autoComplete="username" autoFocus value={email} onChange={setEmail} />
          )}
          <div className={error ? "admin-field is-invalid" : "admin-field"}>
            <label htmlFor="password">{words().password}</label>
            <div className="admin-input">
              <input
                ref={field}
                id="password"
                name="password"
                type={shown ? "text" : "password"}
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? "password-error" : undefined}
              />
              <button
                type="button"
                className="admin-input__reveal"
                onClick={() => setShown(!shown)}
                aria-label={shown ? said.hide : said.show}
              >
                <I of={shown ? EyeOff : Eye} />
              </button>
            </div>
            {error && (
              <span className="admin-field__error" role="alert" id="password-error">
                <I of={CircleAlert} s />
                {sentenceOf(error)}
              </span>
            )}
          </div>
          {(isCodeAsked || code) && (
            <TextField
              label={words().code}
              hint={said.codeHint}
              error={isCodeAsked && code ? said.wrongCode : undefined}
              autoComplete="one-time-code"
              autoFocus
              value={code}
              onChange={setCode}
            />
          )}
          <button className="admin-button admin-button--primary" disabled={left > 0 || signIn.isPending}>
            {left > 0 ? said.wait(left) : signIn.isPending ? said.checking : words().enter}
          </button>
          <div className="admin-button-row">
            {email === undefined && (
              <button type="button" className="admin-button admin-button--text" onClick={() => setEmail("")}>
                {said.useEmail}
              </button>
            )}
            <button type="button" className="admin-button admin-button--text" onClick={() => signIn.mutate(undefined)}>
              <I of={KeyRound} s />
              {said.usePasskey}
            </button>
          </div>
          <p className="admin-small admin-muted">
            {said.remembers}{" "}
            <a href={addresses.home()} className="admin-link">
              {said.back}
            </a>
          </p>
        </AfterHydration>
      </form>
    </Part>
  );
}

function Shot() {
  const { data } = useQuery({
    queryKey: ["gate-picture"],
    staleTime: Infinity,
    queryFn: async () => {
      const response = await fetch("/api/rugs/featured/hot");
      const [rug] = (await response.json()) as { image: string }[];
      return rug?.image ?? "";
    },
  });
  return (
    <div className="sign-in__picture">{data && <img src={data.replace(/^\/media\/(.+)$/, "/img/1280/$1.webp")} alt="" />}</div>
  );
}
