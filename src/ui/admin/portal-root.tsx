import { createContext, useContext } from "react";

const PortalRoot = createContext<HTMLElement | null>(null);

/** Dialogs and menus open inside the back office, where its styles and its language are. */
export const usePortalRoot = (): HTMLElement | null => useContext(PortalRoot);
export const PortalRootProvider = PortalRoot;
