import { Outlet } from "react-router";
import { BackOffice } from "./frame/back-office.tsx";
import { Shell } from "./frame/shell.tsx";
import { DemoBand } from "../../ui/demo-band.tsx";
import { useLive } from "../../staff/admin/use-live.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useBadges } from "./use-badges.ts";
import { words } from "../../ui/admin/words.ts";

export const meta = () => [{ title: words().backOffice }, { name: "robots", content: "noindex" }];

/** The back office asks for its data through /api: its page is the same empty frame for everyone. */
export default function Frame() {
  return (
    <>
      <DemoBand />
      <BackOffice>
        <Signed />
      </BackOffice>
    </>
  );
}

function Signed() {
  const badges = useBadges();
  useLive();
  useAnnouncements();
  return (
    <Shell badges={badges}>
      <Outlet />
    </Shell>
  );
}
