import type { Ctx } from "../../platform/ctx.server.ts";
import { refuse } from "../../settings/texts.ts";
import { senderOf } from "../letters/letter.ts";
import { writeLetter } from "../letters/write-letter.ts";
import type { MailGateway } from "./mail.server.ts";

/** At once and past the queue, so that whoever sets the server up hears what it says. */
export async function sendTestLetter(ctx: Ctx & { mail: MailGateway }): Promise<{ success: true; to: string }> {
  const { origin, shop: to, settings } = senderOf(ctx);
  const words = writeLetter(
    { title: "Carta de prueba", preview: "El correo funciona.", paragraphs: ["Si lees esto, el correo de la tienda funciona."] },
    { origin, settings },
  );
  const { refused } = await ctx.mail
    .send({ to, subject: `Carta de prueba de ${settings.shop.name}`, ...words })
    .catch((error: unknown) => ({ refused: (error as Error).message }));
  if (refused) throw refuse("settings.mail_failed", refused);
  return { success: true, to };
}
