import type { IconNode } from "lucide";
import { Icon } from "../icon.tsx";
import "./icon.css";

/** A sign in the back office: 18 px, 16 when small. The words beside it say what it means. */
export const I = ({ of, s }: { of: IconNode; s?: boolean }) => (
  <Icon of={of} size={s ? 16 : 18} className={s ? "admin-icon admin-icon--small" : "admin-icon"} />
);
