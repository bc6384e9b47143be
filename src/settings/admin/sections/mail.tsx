import { callApi } from "../../../platform/call-api.ts";
import { useSave } from "../../../ui/admin/use-save.ts";
import type { sendTestLetter, ShownSettings } from "../../contract.ts";
import { MAIL } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";

const mailWords = ({ mode, source }: ShownSettings["mail"]): string =>
  mode === "files"
    ? "No mail server: letters are written as files."
    : `Letters leave by the server ${source === "environment" ? "of the environment" : "entered here"}.`;

export function MailSection({ value }: { value: ShownSettings["mail"] }) {
  return (
    <SectionForm name="mail" about={mailWords(value)} value={value}>
      {(form) => (
        <>
          <PlainFields of={MAIL} {...form} />
          <TestLetter />
        </>
      )}
    </SectionForm>
  );
}

function TestLetter() {
  const send = useSave<void, { to: string }>(() => callApi<typeof sendTestLetter>("POST /api/admin/settings/mail/test"), {
    failed: "The test letter could not be sent",
    done: ({ to }) => `Sent to ${to}`,
  });
  return (
    <button type="button" className="admin-button admin-button--small" disabled={send.isPending} onClick={() => send.mutate()}>
      Send a test letter
    </button>
  );
}
