import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Takes the place of the address it stands on, as a filter does. */
  replace?: boolean;
  /** Fetched when somebody points at it. */
  ahead?: boolean;
};

/** A way within the shop. Markup only, since a page holds up to a hundred: what they do is done for all by `LinkDelegation`. */
export const Link = ({ to, replace, ahead, children, ...rest }: Props) => (
  <a href={to} data-go={replace ? "replace" : "push"} data-ahead={ahead ? "" : undefined} {...rest}>
    {children}
  </a>
);
