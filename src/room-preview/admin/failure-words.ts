import { ApiError } from "../../platform/call-api.ts";

/** The merge tool speaks English; the calls it shares with the shop answer in Spanish. */
const WORDS: Record<string, string> = {
  "merge.too_large": "Each image may be up to 10 MB",
  "merge.too_many_files": "Send one room image and one rug image",
  "merge.too_many_pixels": "The image has too many pixels. Try a smaller one",
  "merge.not_an_image": "The file is not an image we can open. Use JPG, PNG, WebP or HEIC",
  "merge.no_room_image": "The room image is missing",
  "merge.no_rug": "The rug image is missing",
  "merge.broken_body": "The upload was interrupted. Try again",
  "merge.not_found": "The job is gone. Start again",
  rate_limited: "Too many previews in a row. Try again later",
  too_large: "Each image may be up to 10 MB",
  unavailable: "The shop is busy. Try again in a few seconds",
  unreadable: "The photo could not be opened. It may be damaged",
  "no-floor": "Not enough free floor was found in the photo",
  blocked: "The external service did not accept this photo. Try another one",
  failed: "Image merge failed",
};

const UNKNOWN = "Unknown error";

/** Why a job ended without a picture, or a call was refused. */
export const reasonOf = (code: string): string => WORDS[code] ?? UNKNOWN;

/** Spec §8: the sentence under the form. The password's own call already speaks English. */
export function failureText(failure: unknown): string {
  if (failure instanceof WrongPassword) return failure.message;
  if (failure instanceof ApiError) return `Failed to merge images: ${reasonOf(failure.code)}`;
  return "Failed to merge images: The shop did not answer";
}

/** What the check of the password said: wrong, or too many tries. */
export class WrongPassword extends Error {}
