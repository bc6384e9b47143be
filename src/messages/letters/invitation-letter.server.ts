import type { Ctx } from "../../platform/ctx.server.ts";
import { type Letter, type LetterKind, type Sender, senderOf } from "./letter.ts";
import { queueLetter } from "./queue-letter.server.ts";
import { writeEditable } from "./write-letter.ts";
import { inBoth } from "../../platform/input-sentences.ts";

type Invited = { name: string; email: string; url: string };

const invitation = ({ name, email, url }: Invited, { origin, settings }: Sender): Letter => ({
  to: email,
  ...writeEditable(
    {
      id: "staff-invitation",
      subject: `Te invitaron a trabajar en ${settings.shop.name}`,
      content: {
        title: `Hola, ${name}`,
        preview: "Elige tu contraseña para entrar",
        paragraphs: [
          `Tienes una cuenta en la administración de ${settings.shop.name}. Elige tu contraseña para entrar: el enlace sirve una vez y durante 48 horas.`,
        ],
        button: { label: "Elegir mi contraseña", href: url },
        closing: "Si no esperabas esta invitación, puedes olvidar este correo.",
      },
      facts: { name },
    },
    { origin, settings },
  ),
});

/** Staff asked for it, so it leaves whatever its mailbox has already got. */
export const sendInvitation = (ctx: Ctx, to: Invited): Promise<void> =>
  queueLetter(ctx, invitation(to, senderOf(ctx)), { about: `invitation:${to.email}`, always: true });

export const invitationLetters: LetterKind[] = [
  {
    id: "staff-invitation",
    about: inBoth("Somebody was invited to the back office", "Alguien fue invitado a la administración"),
    to: "staff",
    sample: (sender) =>
      invitation({ name: "Lucía", email: "lucia@example.com", url: `${sender.origin}/admin/invite#ejemplo` }, sender),
  },
];
