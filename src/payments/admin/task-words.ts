import type { TaskKind } from "../../orders/rules/status.ts";
import { words } from "./words.ts";

type Choice = [label: string, hint: string, does?: "refund" | "accept"];

export const taskTitle = (kind: TaskKind): string => words().tasks[kind].title;

/** What may be decided. It never moves money: a refund is made elsewhere and recorded. */
export function taskChoices(kind: TaskKind): Choice[] {
  const said = words().tasks;
  switch (kind) {
    case "paid_without_stock": {
      const { refund, refundHint, another, anotherHint, wait, waitHint } = said[kind];
      return [
        [refund, refundHint, "refund"],
        [another, anotherHint],
        [wait, waitHint],
      ];
    }
    case "double_payment": {
      const { second, secondHint, first, firstHint, keep, keepHint } = said[kind];
      return [
        [second, secondHint, "refund"],
        [first, firstHint, "refund"],
        [keep, keepHint],
      ];
    }
    case "late_payment": {
      const { ship, shipHint, refund, refundHint } = said[kind];
      return [
        [ship, shipHint],
        [refund, refundHint, "refund"],
      ];
    }
    case "wrong_amount": {
      const { refund, refundHint, accept, acceptHint } = said[kind];
      return [
        [refund, refundHint, "refund"],
        [accept, acceptHint, "accept"],
      ];
    }
    case "refund":
      return [[said[kind].made, said[kind].madeHint, "refund"]];
    case "voided": {
      const { again, againHint, cancel, cancelHint } = said[kind];
      return [
        [again, againHint],
        [cancel, cancelHint],
      ];
    }
  }
}
