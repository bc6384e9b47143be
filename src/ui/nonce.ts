import { createContext } from "react";

/** While a page is made: the mark of its own inline scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
