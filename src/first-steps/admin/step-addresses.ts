import { addresses } from "../../addresses.ts";
import type { Step } from "../rules/steps.ts";

/** Where each step is done. */
export const STEP_ADDRESSES: Record<Step, string> = {
  name: `${addresses.admin("settings")}#shop`,
  contact: `${addresses.admin("settings")}#contact`,
  collection: addresses.admin("collections"),
  rug: addresses.admin("carpets"),
  payment: `${addresses.admin("settings")}#selling`,
  mail: `${addresses.admin("settings")}#mail`,
  texts: addresses.admin("content"),
  order: addresses.catalog(),
};
