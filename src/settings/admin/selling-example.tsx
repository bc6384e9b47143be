import { surcharged } from "../rules/worked-example.ts";
import { showPesos } from "../../platform/money.ts";

const SUBTOTAL = 1_850_000;

/** What the values beside it come to, with a rug of an ordinary price. */
export function SellingExample({ codEnabled, codPercent }: { codEnabled: boolean; codPercent: number }) {
  const extra = surcharged(SUBTOTAL, codPercent);
  return (
    <figure className="settings-example" aria-live="polite">
      <figcaption className="admin-label">Worked example</figcaption>
      <dl>
        <dt>Subtotal</dt>
        <dd>{showPesos(SUBTOTAL)}</dd>
        {codEnabled && (
          <>
            <dt>{`Surcharge, ${codPercent}% of ${showPesos(SUBTOTAL)}`}</dt>
            <dd>{`+ ${showPesos(extra)}`}</dd>
            <dt>At the door</dt>
            <dd>{showPesos(SUBTOTAL + extra)}</dd>
          </>
        )}
        <dt>With Bold</dt>
        <dd>{showPesos(SUBTOTAL)}</dd>
      </dl>
      <p className="admin-small admin-muted">The surcharge is counted before a discount, and rounded to the peso.</p>
    </figure>
  );
}
