import "../../ui/admin/base.css";
import "../../ui/admin/text.css";
import "../../ui/admin/button.css";
import "../../ui/admin/input.css";
import { InvitePage } from "../../staff/admin/invite-page.tsx";
import { words } from "../../ui/admin/words.ts";

export const meta = () => [{ title: words().backOffice }, { name: "robots", content: "noindex" }];

/** Outside the gate: whoever comes here has no way in yet. */
export default function Invite() {
  return (
    <div className="back-office">
      <InvitePage />
    </div>
  );
}
