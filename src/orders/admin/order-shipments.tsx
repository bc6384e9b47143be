import { ExternalLink, Truck } from "lucide";
import { type FormEvent, useState } from "react";
import { browserStorage } from "../../platform/browser-storage.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import type { StaffOrder, StaffShipment } from "../admin-contract.ts";
import { allParcels, EMPTY_PARCEL, readParcel, type TypedParcel } from "../rules/parcels.ts";
import { unitsWords } from "../rules/words.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { useOrderOptions, useRecordShipment, useTakeBackShipment } from "./use-orders.ts";
import { showPerson } from "../../staff/admin/show-person.ts";
import { Only } from "../../staff/admin/only.tsx";
import { shippingWords } from "./shipping-words.ts";
import { holdBack } from "./status-words.ts";
import "./order-shipments.css";

/** What has left, and the form for what is left to send. */
export function OrderShipments({ order }: { order: StaffOrder }) {
  const left = order.left_to_ship.reduce((sum, { quantity }) => sum + quantity, 0);
  const isOver = order.status === "cancelled" || order.status === "delivered";
  const held = holdBack(order);
  const said = shippingWords();
  return (
    <section className="order-page__section">
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
        <span className="admin-muted">
          {left > 0 && !isOver ? said.sentAndLeft(order.shipments.length, left) : said.sent(order.shipments.length)}
        </span>
      </div>
      {order.shipments.map((shipment) => (
        <Sent key={shipment.id} order={order} shipment={shipment} />
      ))}
      {held && !isOver && <p className="admin-muted">{held}</p>}
      {left > 0 && !isOver && !held && <ShipmentForm key={order.shipments.length} order={order} />}
    </section>
  );
}

function Sent({ order, shipment }: { order: StaffOrder; shipment: StaffShipment }) {
  const back = useTakeBackShipment();
  const confirm = useConfirm();
  const said = shippingWords();
  const ask = async () => {
    const question = { title: said.takeBackQuestion, text: said.takeBackText, action: said.takeBack };
    if (await confirm(question)) back.mutate({ id: order.id, shipmentId: shipment.id });
  };
  return (
    <div className="order-shipment">
      <I of={Truck} />
      <div>
        {unitsWords(order, shipment)}
        <div className="admin-muted admin-small">
          {shipment.carrier}
          {shipment.trackingNumber && said.guide}
          {shipment.trackingUrl ? (
            <a className="admin-link" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
              {shipment.trackingNumber} <I of={ExternalLink} s />
            </a>
          ) : (
            shipment.trackingNumber
          )}
          . {shipment.parcels.length > 0 && `${allParcels(shipment, said.parcels)}. `}
          {said.sentAt(showShortDay(shipment.shippedAt), showTime(shipment.shippedAt), showPerson(shipment.recordedBy))}
        </div>
      </div>
      {order.status !== "delivered" && (
        <button type="button" className="admin-link" disabled={back.isPending} onClick={() => void ask()}>
          {said.takeBack}
        </button>
      )}
    </div>
  );
}

const REMEMBERED = "telar-carrier";
const remembered = (): string => browserStorage()?.getItem(REMEMBERED) ?? "";

function ShipmentForm({ order }: { order: StaffOrder }) {
  const options = useOrderOptions().data;
  const save = useRecordShipment(order);
  const [chosen, setChosen] = useState(remembered);
  const [guide, setGuide] = useState("");
  const [typed, setTyped] = useState<TypedParcel[]>([EMPTY_PARCEL]);
  const [tried, setTried] = useState(false);
  const [units, setUnits] = useState(() => new Map(order.left_to_ship.map(({ itemId, quantity }) => [itemId, quantity])));
  const carrier = options?.carriers.find(({ name }) => name === chosen) ?? options?.carriers[0];
  const count = [...units.values()].reduce((sum, quantity) => sum + quantity, 0);
  const said = shippingWords();
  const needsGuide = Boolean(carrier?.tracking) && guide.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const parcels = typed.map(readParcel).filter((parcel) => parcel !== undefined);
    if (!carrier || needsGuide || parcels.length < typed.length || count === 0 || save.isPending) return;
    browserStorage()?.setItem(REMEMBERED, carrier.name);
    const items = [...units].filter(([, quantity]) => quantity > 0).map(([itemId, quantity]) => ({ itemId, quantity }));
    const isSaid = parcels.length > 1 || Object.keys(parcels[0]!).length > 0;
    save.mutate({ carrier: carrier.name, trackingNumber: guide, items, ...(isSaid ? { parcels } : {}) });
  };
  return (
    <form className="shipment-form" onSubmit={submit} noValidate>
      <header>
        <h3>{said.new}</h3>
        <span className="admin-muted admin-small">{said.to(`${order.shipping_address}, ${order.shipping_city}`)}</span>
      </header>
      <div className="shipment-form__fields">
        <Field label={said.carrier}>
          {(wiring) => (
            <Select {...wiring} value={carrier?.name ?? ""} onChange={({ target }) => setChosen(target.value)}>
              {options?.carriers.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={carrier?.tracking ? said.guideNumber : said.guideNumberOptional}
          error={tried && needsGuide ? said.writeGuide : undefined}
          autoComplete="off"
          maxLength={60}
          value={guide}
          onChange={setGuide}
        />
      </div>
      <ParcelFields parcels={typed} onChange={setTyped} isTried={tried} />
      {order.left_to_ship.map(({ itemId, quantity }) => {
        const item = order.items.find(({ id }) => id === itemId);
        if (!item) return null;
        return (
          <label className="shipment-form__line" key={itemId}>
            <span>
              {item.carpet_name}, {item.size}
            </span>
            <Select
              value={units.get(itemId) ?? 0}
              onChange={({ target }) => setUnits(new Map(units).set(itemId, Number(target.value)))}
            >
              {Array.from({ length: quantity + 1 }, (_, number) => (
                <option key={number} value={number}>
                  {said.of(number, quantity)}
                </option>
              ))}
            </Select>
          </label>
        );
      })}
      <footer>
        <span className="admin-muted admin-small">
          {order.customer_email ? said.mailed(order.customer_email) : said.nobodyTold}
        </span>
        <Only call="POST /api/admin/orders/{id}/shipments">
          <button className="admin-button admin-button--primary" disabled={save.isPending || count === 0}>
            {said.markSent(count)}
          </button>
        </Only>
      </footer>
    </form>
  );
}
