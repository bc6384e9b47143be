import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = { of: IconNode; size?: number; strokeWidth?: number; className?: string };

/** Every drawn sign in one weight; the words beside it say what it means. */
export const Icon = ({ of, size = 20, strokeWidth = 1.5, className }: Props) =>
  createElement(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: className ? `lucide ${className}` : "lucide",
      "aria-hidden": "true",
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
