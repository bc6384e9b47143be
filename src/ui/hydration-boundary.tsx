import { type ReactNode, Suspense } from "react";

/** A part of a page that hydrates by itself: the phone can answer a tap between two parts. */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
