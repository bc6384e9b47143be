import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { callApi } from "../../platform/call-api.ts";
import { showCents } from "../../platform/money.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { firstPrice } from "../rules/price.ts";
import { conflictsIn } from "./conflicts-in.ts";
import type { setInventory } from "./contract.ts";
import type { StaffCarpet } from "./shapes.ts";
import { words } from "./words.ts";
import "./stock-strip.css";

/** Spec §2 Admin: one cell per size in the collection's order; the number is a field. */
export const StockStrip = ({ carpet }: { carpet: StaffCarpet }) => {
  const prices = new Map(carpet.collection_sizes.map(({ size, price }) => [size, price]));
  return (
    <fieldset className="stock-strip">
      <legend className="admin-visually-hidden">{words().stock.of(carpet.name)}</legend>
      {carpet.inventory.map(({ size, inventory }) => (
        <Cell key={size} carpet={carpet.id} size={size} units={inventory} price={prices.get(size)} />
      ))}
    </fieldset>
  );
};

type CellProps = { carpet: number; size: string; units: number; price: number | undefined };

/** Saves on blur or Enter. Spec §5: not below 0, the same value is not sent, a failure restores the old one. */
function Cell({ carpet, size, units, price }: CellProps) {
  const { stock: said, prices } = words();
  const [kept, setKept] = useState(units);
  /** A number somebody is typing stays, whatever arrives: leaving the field decides. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(kept);
  const [seen, setSeen] = useState(units);
  const [saved, setSaved] = useState(0);
  if (seen !== units) {
    setSeen(units);
    setKept(units);
  }
  /** What it was when the person came to the field: their number is based on that. */
  const [based, setBased] = useState(units);
  const confirm = useConfirm();
  const send = async (inventory: number, was: number): Promise<number> => {
    try {
      const params = { id: carpet, size };
      await callApi<typeof setInventory>("PUT /api/admin/inventory/{id}/{size}", { params, body: { inventory, was } });
      return inventory;
    } catch (error) {
      const now = conflictsIn(error)?.[0]?.inventory;
      if (now === undefined) throw error;
      const question = {
        title: said.changedTitle(size, now),
        text: said.changedText(was),
        action: said.set(inventory),
        keep: said.keep(now),
      };
      return (await confirm(question)) ? send(inventory, now) : now;
    }
  };
  const underWay = useRef<Promise<number>>(undefined);
  /** One after the other: a number typed while another is saved is based on that one. */
  const sendNext = async (inventory: number): Promise<number> => {
    const before = underWay.current?.catch(() => based) ?? Promise.resolve(based);
    const mine = before.then((was) => send(inventory, was));
    underWay.current = mine;
    try {
      const stands = await mine;
      setKept(stands);
      setBased(stands);
      return stands;
    } finally {
      if (underWay.current === mine) underWay.current = undefined;
    }
  };
  const save = useSave(sendNext, { failed: said.failed, stale: ["carpet-facts", "carpet"] });
  const wanted = save.isPending ? save.variables : kept;
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(0), 2000);
    return () => clearTimeout(timer);
  }, [saved]);

  const commit = () => {
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < 0) return setTyped(undefined);
    if (value === wanted) return save.isPending ? undefined : setTyped(undefined);
    return save.mutate(value, {
      onSuccess: () => setSaved(Date.now()),
      onSettled: () => setTyped((now) => (now === text ? undefined : now)),
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") event.currentTarget.blur();
    else if (event.key === "Escape") setTyped(undefined);
    else if (step) {
      event.preventDefault();
      setTyped((now = String(kept)) => String(Math.max(0, (Number(now) || 0) + step)));
    }
  };
  const shown = Number(text) || 0;
  const look = [shown === 0 ? "is-out" : shown <= 2 ? "is-low" : "", saved ? "is-saved" : ""].filter(Boolean).join(" ");
  return (
    <label className={look}>
      <i>{size}</i>
      <input
        value={text}
        inputMode="numeric"
        aria-label={said.units(size)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => {
          setBased(kept);
          event.target.select();
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <s>{price === undefined ? prices.notOnSale : firstPrice([{ price }]) ? showCents(price) : prices.noPrice}</s>
      <output className="admin-visually-hidden">{saved ? said.saved(size, kept) : ""}</output>
    </label>
  );
}
