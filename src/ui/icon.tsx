import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = { of: IconNode; size?: number; className?: string };

/** Every drawn sign in one weight (`.lucide` in base.css); the words beside it say what it means. */
export const Icon = ({ of, size = 20, className }: Props) =>
  createElement(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      className: className ? `lucide ${className}` : "lucide",
      "aria-hidden": "true",
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
