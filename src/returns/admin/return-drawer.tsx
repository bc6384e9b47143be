import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { noonOf, showDay, showWhen } from "../../ui/admin/show-day.ts";
import type { StaffReturn } from "../contract.ts";
import { StepForm } from "./step-form.tsx";
import { STATUS_TONES } from "./status-tones.ts";
import { words } from "./words.ts";

/** One return: what comes back and why, where it is, and its next step. */
export function ReturnDrawer({ row, onClose }: { row: StaffReturn; onClose: () => void }) {
  const { one: said, statuses } = words();
  return (
    <Drawer label={said.label(showWhen(row.created_at))} title={row.number} onClose={onClose}>
      <div className="admin-drawer__body">
        <div className="admin-drawer__section">
          <span className={`admin-status ${STATUS_TONES[row.status]}`}>{statuses[row.status]}</span>
          {row.refund !== null && <span className="admin-muted"> {said.wentBack(showCents(row.refund))}</span>}
          {row.exchange_order && (
            <span className="admin-muted">
              {" "}
              {said.sentInstead}{" "}
              <Link className="admin-link" to={addresses.admin(`orders/${row.exchange_order}/open`)}>
                {row.exchange_order}
              </Link>
              {row.exchange_difference !== null &&
                row.exchange_difference !== 0 &&
                `, ${said.difference(showCents(row.exchange_difference))}`}
            </span>
          )}
        </div>
        <div className="admin-drawer__section">
          <span className="admin-label">{said.rugs}</span>
          {row.items.map(({ itemId, carpet_name, size, quantity, reason, condition }) => (
            <p key={itemId}>
              <b>{carpet_name}</b>, {size} × {quantity}
              {condition && `, ${said.conditions[condition]}`}
              {reason && <span className="admin-muted"> · {reason}</span>}
            </p>
          ))}
          <p className="admin-muted">{said.paid(showCents(row.value), showCents(row.refundable))}</p>
        </div>
        <div className="admin-drawer__section">
          <span className="admin-label">{said.customer}</span>
          <p>
            {row.customer_name}, <a href={`mailto:${row.customer_email}`}>{row.customer_email}</a>,{" "}
            <a href={`tel:${row.customer_phone}`}>{row.customer_phone}</a>
          </p>
          {row.note && <p>“{row.note}”</p>}
          {row.photos.length > 0 && (
            <p className="return-photos">
              {row.photos.map((photo, place) => (
                <a key={photo} href={photo} target="_blank" rel="noreferrer">
                  <img src={photo} alt={said.photo(place + 1, row.customer_name)} />
                </a>
              ))}
            </p>
          )}
          {row.pickup && (
            <p className="admin-muted">
              {said.pickup(
                [row.pickup.day && showDay(noonOf(row.pickup.day)), row.pickup.carrier, row.pickup.trackingNumber]
                  .filter(Boolean)
                  .join(", "),
              )}
            </p>
          )}
          {row.answer && <p className="admin-muted">{said.weWrote(row.answer)}</p>}
        </div>
        <div className="admin-drawer__section">
          <span className="admin-label">{said.soFar}</span>
          {row.steps.map(({ status, at }) => (
            <p key={at}>
              {statuses[status]} <span className="admin-muted">{showDay(at, true)}</span>
            </p>
          ))}
        </div>
        {row.next.length > 0 && <StepForm key={row.status} row={row} />}
      </div>
    </Drawer>
  );
}
