import { stockLetters } from "./back-in-stock/letters/stock-letters.ts";
import { aftercareLetterKinds } from "./aftercare/letters/aftercare-letters.ts";
import { deliveryLetters } from "./deliveries/letters/delivery-letters.ts";
import { invitationLetters } from "./messages/letters/invitation-letter.server.ts";
import type { LetterKind } from "./messages/letters/letter.ts";
import { messageLetters } from "./messages/letters/message-letters.server.ts";
import { orderLetterKinds } from "./orders/letters/order-letters.ts";
import { stockAlarmLetters } from "./orders/letters/stock-alarm-letter.ts";
import { returnLetterKinds } from "./returns/letters/return-letters.ts";
import { mergeLetters } from "./room-preview/letters/merge-letters.ts";
import { visitLetters } from "./showroom/letters/visit-letters.server.ts";

/** Every letter the shop writes, room by room; staff see them at /admin/letters. */
export const LETTERS: readonly LetterKind[] = [
  ...orderLetterKinds,
  ...stockAlarmLetters,
  ...returnLetterKinds,
  ...stockLetters,
  ...deliveryLetters,
  ...aftercareLetterKinds,
  ...visitLetters,
  ...mergeLetters,
  ...messageLetters,
  ...invitationLetters,
];
