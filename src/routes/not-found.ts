import { redirect } from "react-router";
import { addresses } from "../addresses.ts";

/** Spec §2: any other path redirects to the home page. */
export const loader = () => redirect(addresses.home());
