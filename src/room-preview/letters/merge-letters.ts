import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { writeLetter } from "../../messages/letters/write-letter.ts";
import { FAILURES } from "../texts.ts";

type Ended = {
  email: string;
  jobId: string;
  rug: { id: number; name: string } | null;
  size: string | null;
  /** Why there is no picture. */
  failure: string | null;
};

const ONLY = "Este es el único correo que te enviamos por esta vista previa.";

export const mergeLetter = (ended: Ended, sender: Sender): Letter =>
  ended.failure ? failedLetter(ended, sender) : readyLetter(ended, sender);

function readyLetter({ email, jobId, rug, size }: Ended, { origin, settings }: Sender): Letter {
  const what = [rug?.name, size && showSize(size)].filter(Boolean).join(", ");
  return {
    to: email,
    subject: rug ? `${rug.name} en tu sala está lista` : "Tu sala está lista",
    ...writeLetter(
      {
        title: "Tu sala está lista",
        preview: what,
        paragraphs: [
          "La vista previa que pediste ya está. La ve quien tenga este enlace, hasta que borremos la imagen.",
          ...(what ? [what] : []),
        ],
        button: { label: "Ver mi sala", href: new URL(addresses.sharedRoom(jobId), origin).href },
        closing: ONLY,
      },
      { origin, settings },
    ),
  };
}

function failedLetter({ email, rug, failure }: Ended, { origin, settings }: Sender): Letter {
  // The default reason is English and says nothing more.
  const reason = failure && failure !== "failed" ? FAILURES[failure] : undefined;
  return {
    to: email,
    subject: "No pudimos preparar tu sala",
    ...writeLetter(
      {
        title: "No pudimos preparar tu sala",
        preview: reason ?? "Prueba con otra foto",
        paragraphs: [
          [reason, "Prueba con otra foto: de pie, desde una esquina y con bastante piso a la vista."].filter(Boolean).join(" "),
        ],
        button: {
          label: rug ? "Probar con otra foto" : "Ver el catálogo",
          href: new URL(rug ? addresses.product(rug) : addresses.catalog(), origin).href,
        },
        closing: ONLY,
      },
      { origin, settings },
    ),
  };
}

const SAMPLE: Ended = {
  email: "lucia@example.com",
  jobId: "muestra",
  rug: { id: 47, name: "Valentin Rubí" },
  size: "6x9",
  failure: null,
};
export const mergeLetters: LetterKind[] = [
  {
    id: "room-ready",
    about: "The picture of a rug in a shopper's room is ready, and they asked to hear of it",
    to: "customer",
    sample: (sender) => mergeLetter(SAMPLE, sender),
  },
  {
    id: "room-failed",
    about: "There is no picture of a shopper's room, and they asked to hear of it",
    to: "customer",
    sample: (sender) => mergeLetter({ ...SAMPLE, failure: "no-floor" }, sender),
  },
];
