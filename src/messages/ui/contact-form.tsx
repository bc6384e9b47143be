import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { AfterHydration } from "../../ui/after-hydration.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SUBJECT_WORDS } from "../rules/subjects.ts";
import { type ContactValues, useContactForm } from "../use-contact-form.ts";

export function ContactForm() {
  const { values, errors, failure, busy, number, set, send, again } = useContactForm();
  const form = useRef<HTMLFormElement>(null);
  if (number) return <Sent number={number} email={values.email} onAgain={again} />;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wrong = await send();
    if (wrong) form.current?.querySelector<HTMLElement>(`#contacto-${wrong}`)?.focus();
  };
  const field = (name: keyof ContactValues) => ({
    id: `contacto-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <form ref={form} className="contact__form" onSubmit={(event) => void submit(event)} noValidate aria-label="Escríbenos">
      <AfterHydration>
        <TextField label="Nombre" autoComplete="name" maxLength={120} required {...field("name")} />
        <div className="contact__pair">
          <TextField
            label="Correo"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
            required
            {...field("email")}
          />
          <TextField label="Teléfono" optional type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...field("phone")} />
        </div>
        <SelectField label="Asunto" required {...field("subject")}>
          <option value="">Elige un asunto</option>
          {Object.entries(SUBJECT_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextArea label="Mensaje" rows={6} maxLength={5000} required {...field("message")} />
        {/* Nobody sees this box; machines fill every box. */}
        <div className="contact__trap" aria-hidden="true">
          <label htmlFor="contacto-website">No escribas aquí</label>
          <input
            id="contacto-website"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={({ target }) => set("website", target.value)}
          />
        </div>
        <p className="contact__privacy">
          Usamos tus datos solo para responderte. <Link to={addresses.privacy()}>Política de privacidad</Link>
        </p>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Enviando…" : "Enviar mensaje"}
        </Button>
      </AfterHydration>
    </form>
  );
}

function Sent({ number, email, onAgain }: { number: string; email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="contact__sent">
      <p className="label">Gracias</p>
      <h2 ref={title} tabIndex={-1}>
        Mensaje enviado
      </h2>
      <p>Te respondemos en menos de 24 horas a {email}.</p>
      <dl>
        <dt>Tu número de seguimiento</dt>
        <dd className="num">{number}</dd>
      </dl>
      <p className="quiet">Guárdalo: con él sabemos de qué hablamos si nos llamas o nos escribes por otro medio.</p>
      <Button look="line" onClick={onAgain}>
        Enviar otro mensaje
      </Button>
    </section>
  );
}
