import { surcharged } from "../rules/surcharged.ts";
import { showPesos } from "../../platform/money.ts";
import { words } from "./words.ts";

const SUBTOTAL = 1_850_000;

/** What the values beside it come to, with a rug of an ordinary price. */
export function SellingExample({ codEnabled, codPercent }: { codEnabled: boolean; codPercent: number }) {
  const said = words().example;
  const extra = surcharged(SUBTOTAL, codPercent);
  return (
    <figure className="settings-example" aria-live="polite">
      <figcaption className="admin-label">{said.title}</figcaption>
      <dl>
        <dt>{said.subtotal}</dt>
        <dd>{showPesos(SUBTOTAL)}</dd>
        {codEnabled && (
          <>
            <dt>{said.surcharge(codPercent, showPesos(SUBTOTAL))}</dt>
            <dd>{`+ ${showPesos(extra)}`}</dd>
            <dt>{said.atTheDoor}</dt>
            <dd>{showPesos(SUBTOTAL + extra)}</dd>
          </>
        )}
        <dt>{said.withBold}</dt>
        <dd>{showPesos(SUBTOTAL)}</dd>
      </dl>
      <p className="admin-small admin-muted">{said.note}</p>
    </figure>
  );
}
