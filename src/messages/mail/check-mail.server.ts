import { describeSmtpError, type MailServer, type SmtpError, smtpTransport } from "./mail.server.ts";

/** Connects to the mail server and signs in, without sending; throws what is wrong. Nothing to do where letters are files. */
export async function checkMail(server: MailServer | undefined): Promise<void> {
  if (!server) return;
  const transport = smtpTransport(server);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(describeSmtpError(error as SmtpError), { cause: error });
  } finally {
    transport.close();
  }
}
