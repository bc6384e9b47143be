import { callApi } from "../../../platform/call-api.ts";
import { useSave } from "../../../ui/admin/use-save.ts";
import type { sendTestLetter, ShownSettings } from "../../contract.ts";
import { mailFields } from "../field-lists.ts";
import { PlainFields } from "../plain-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { words } from "../words.ts";

const mailWords = ({ mode, source }: ShownSettings["mail"]): string =>
  mode === "files" ? words().mail.files : source === "environment" ? words().mail.byEnvironment : words().mail.bySettings;

export function MailSection({ value }: { value: ShownSettings["mail"] }) {
  return (
    <SectionForm name="mail" about={mailWords(value)} value={value}>
      {(form) => (
        <>
          <PlainFields of={mailFields()} {...form} />
          <TestLetter />
        </>
      )}
    </SectionForm>
  );
}

function TestLetter() {
  const send = useSave<void, { to: string }>(() => callApi<typeof sendTestLetter>("POST /api/admin/settings/mail/test"), {
    failed: words().mail.testFailed,
    done: ({ to }) => words().mail.sent(to),
  });
  return (
    <button type="button" className="admin-button admin-button--small" disabled={send.isPending} onClick={() => send.mutate()}>
      {words().mail.test}
    </button>
  );
}
