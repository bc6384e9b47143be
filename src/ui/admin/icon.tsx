import type { LucideIcon } from "lucide-react";
import "./icon.css";

/** A sign in the back office: 18 px, 16 when small. The words beside it say what it means. */
export const I = ({ of: Drawn, s }: { of: LucideIcon; s?: boolean }) => (
  <Drawn className={s ? "admin-icon admin-icon--small" : "admin-icon"} strokeWidth={1.5} aria-hidden="true" />
);
