import fc from "fast-check";
import { expect, it } from "vitest";
import { keptWords, readInboundMail } from "./inbound-mail.ts";

/** As Postmark's page shows it, shortened. */
const MAIL = {
  FromName: "Carolina Méndez",
  MessageStream: "inbound",
  From: "carolina@example.com",
  FromFull: { Email: "carolina@example.com", Name: "Carolina Méndez", MailboxHash: "" },
  To: '"Casa Anatolia" <respuestas+12-abc@inbound.example.com>',
  ToFull: [{ Email: "respuestas+12-abc@inbound.example.com", Name: "Casa Anatolia", MailboxHash: "12-abc" }],
  OriginalRecipient: "respuestas+12-abc@inbound.example.com",
  Subject: "Re: Tu mensaje R-261118-7K3MX9",
  MessageID: "73e6d360-66eb-11e1-8e72-a8904824019b",
  MailboxHash: "12-abc",
  TextBody: "Gracias, el martes.\n\nEl lunes escribiste: …",
  StrippedTextReply: "Gracias, el martes.",
  Headers: [{ Name: "X-Spam-Status", Value: "No" }],
  Attachments: [{ Name: "sala.jpg", Content: "…", ContentType: "image/jpeg", ContentLength: 4096 }],
};

it("reads who wrote, which message it answers and the reply alone", () =>
  expect(readInboundMail(MAIL)).toEqual({
    id: MAIL.MessageID,
    from: "carolina@example.com",
    name: "Carolina Méndez",
    hashes: ["12-abc"],
    subject: MAIL.Subject,
    text: "Gracias, el martes.",
    attachments: ["sala.jpg"],
    isSpam: false,
  }));

it("takes the marks out that turn a line round", () => {
  const mail = { FromName: "Ana \u202egpj.exe", From: "\u2066ana@example.com", Subject: "\u202e", TextBody: "a\u2067b\u001fc" };
  expect(readInboundMail(mail)).toMatchObject({ name: "Ana gpj.exe", from: "ana@example.com", subject: "", text: "abc" });
});

it("names what was attached", () =>
  expect(keptWords(readInboundMail(MAIL))).toBe("Gracias, el martes.\n\n(Adjuntos que no se guardaron: sala.jpg)"));

it("finds the hash in the address where the provider gives none, and the words in HTML", () => {
  const mail = { ...MAIL, MailboxHash: "", ToFull: [], StrippedTextReply: "", TextBody: "", HtmlBody: "<style>a{}</style><p>Hola&nbsp;<b>tú</b></p><p>&lt;3</p>" }; // prettier-ignore
  expect(readInboundMail(mail)).toMatchObject({ hashes: ["12-abc"], text: "Hola tú\n<3" });
  expect(readInboundMail({ From: '"Ana" <ana@example.com>' })).toMatchObject({ from: "ana@example.com", text: "" });
});

// A pattern that goes back over what it has read would take minutes, and the test's time would be over.
it.each(["<", "<style>", "<p", "&amp", "\n "])("reads a long mail of %j at once", (sign) =>
  expect(readInboundMail({ HtmlBody: sign.repeat(500_000) }).text.length).toBeLessThan(20_010),
);

it("reads the first million signs of a mail and no more", () => {
  expect(readInboundMail({ HtmlBody: `<p>Hola</p>${"<br ".repeat(300_000)}>fin` }).text).not.toContain("fin");
  expect(readInboundMail({ HtmlBody: `<p>Hola</p>${"<br>".repeat(200_000)}fin` }).text).toContain("Hola");
});

it("reads anything without failing, and nothing that cannot be kept", () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(MAIL)), fc.jsonValue()),
      fc.string({ unit: fc.constantFrom("a", "ñ", "<", ">", "\0", "\ud800", "\n") }),
      (given, text) => {
        const mail = readInboundMail({ ...MAIL, ...given, TextBody: `${text}\0` });
        for (const each of [mail.id, mail.from, mail.name, mail.subject, keptWords(mail), ...mail.hashes]) {
          expect(each.isWellFormed() && !each.includes("\0")).toBe(true);
        }
      },
    ),
  ));
