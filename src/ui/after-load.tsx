import type { ReactNode } from "react";
import { useLoaded } from "./use-loaded.ts";

/** What stands below the first view and has its place reserved: it comes when the page has loaded, or without JavaScript. */
export const AfterLoad = ({ children }: { children: ReactNode }) => (useLoaded() ? children : <noscript>{children}</noscript>);
