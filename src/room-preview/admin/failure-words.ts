import { ApiError } from "../../platform/call-api.ts";
import { words } from "./words.ts";

/** Why a job ended without a picture, or a call was refused: the calls it shares with the shop answer in Spanish alone. */
export const reasonOf = (code: string): string => (words().reasons as Record<string, string>)[code] ?? words().unknown;

/** Spec §8: the sentence under the form. */
export function failureText(failure: unknown): string {
  if (failure instanceof WrongPassword) return failure.message;
  return words().failed(failure instanceof ApiError ? reasonOf(failure.code) : words().noAnswer);
}

/** What the check of the password said: wrong, or too many tries. */
export class WrongPassword extends Error {}
