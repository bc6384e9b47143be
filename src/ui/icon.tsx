import type { LucideIcon } from "lucide-react";

/** Every drawn sign in one weight; the words beside it say what it means. */
export const Icon = ({ of: Drawn, size = 20, ...rest }: { of: LucideIcon; size?: number; className?: string }) => (
  <Drawn size={size} strokeWidth={1.5} aria-hidden="true" {...rest} />
);
