import { Check, ChevronDown } from "lucide";
import * as Select from "@radix-ui/react-select";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { ORDER_STATUSES, type OrderStatus } from "../rules/status.ts";
import { orderWords } from "./order-words.ts";
import { statusHints, statusQuestion } from "./status-question.ts";
import { orderStatus } from "./status-words.ts";
import { useSetStatus } from "./use-orders.ts";
import "./status-select.css";

function StatusName({ status }: { status: OrderStatus }) {
  const [look, word] = orderStatus(status);
  return <span className={`admin-status is-${look}`}>{word}</span>;
}

/** Spec §4: staff may set any value. Saved on choice, after a question where it is not paid; a refusal keeps the old one. */
export function StatusSelect({ order }: { order: StaffOrder }) {
  const save = useSetStatus();
  const confirm = useConfirm();
  const choose = async (status: OrderStatus) => {
    const question = statusQuestion(order, status);
    if (!question || (await confirm(question))) save.mutate({ id: order.id, status });
  };
  return (
    <Select.Root value={order.status} onValueChange={(status) => void choose(status as OrderStatus)}>
      <Select.Trigger className="status-select" aria-label={orderWords().status.of(order.order_number)} disabled={save.isPending}>
        <Select.Value>
          <StatusName status={order.status} />
        </Select.Value>
        <I of={ChevronDown} s />
      </Select.Trigger>
      <Select.Portal container={usePortalRoot()}>
        <Select.Content className="admin-menu" position="popper" sideOffset={4}>
          <Select.Viewport>
            {ORDER_STATUSES.map((status) => (
              <Select.Item
                key={status}
                value={status}
                className="admin-menu__option"
                aria-describedby={`hints-${order.id}-${status}`}
              >
                <Select.ItemText>
                  <StatusName status={status} />
                </Select.ItemText>
                <div className="admin-menu__hints" id={`hints-${order.id}-${status}`}>
                  {statusHints(order, status).map((hint) => (
                    <small key={hint}>{hint}</small>
                  ))}
                </div>
                <Select.ItemIndicator>
                  <I of={Check} s />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
