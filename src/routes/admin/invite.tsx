import "../../ui/admin/base.css";
import "../../ui/admin/text.css";
import "../../ui/admin/button.css";
import "../../ui/admin/input.css";
import { InvitePage } from "../../staff/admin/invite-page.tsx";

export const meta = () => [{ title: "Back office" }, { name: "robots", content: "noindex" }];

/** Outside the gate: whoever comes here has no way in yet. */
export default function Invite() {
  return (
    <div className="back-office" lang="en">
      <InvitePage />
    </div>
  );
}
