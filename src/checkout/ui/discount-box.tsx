import { Tag } from "lucide";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { useIntoView } from "../../ui/use-into-view.ts";
import { showPercent } from "../../rates.ts";
import type { DiscountState } from "../use-discount.ts";
import { Icon } from "../../ui/icon.tsx";
import "./discount-box.css";

/** Spec §2, Summary: uppercase, Aplicar off while empty or busy; applied = the code, its percentage and Quitar. */
export function DiscountBox({ state }: { state: DiscountState }) {
  const { applied, typed, error, isBusy } = state;
  const said = useIntoView(error);
  if (applied)
    return (
      <div className="discount-box">
        <span className="discount-box__label">Código de descuento</span>
        <div className="discount-box__code">
          <Icon of={Tag} size={16} />
          <output>
            <b>{applied.code}</b> · {showPercent(applied.percentage)}
          </output>
          <button type="button" className="link" onClick={() => state.remove()}>
            Quitar<span className="vh"> el código {applied.code}</span>
          </button>
        </div>
      </div>
    );
  return (
    <div className="discount-box">
      <label className="discount-box__label" htmlFor="discountCode">
        Código de descuento
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          state.apply();
        }}
      >
        <input
          className="input"
          id="discountCode"
          name="discountCode"
          value={typed}
          placeholder="Escríbelo aquí"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "discountCode-error" : undefined}
          onChange={(event) => state.type(event.target.value)}
          onKeyDown={(event) => {
            // A disabled button keeps Enter from submitting; the sentence for an empty code is still owed.
            if (event.key === "Enter" && !typed.trim()) state.apply();
          }}
        />
        <Button look="line" type="submit" disabled={!typed.trim() || isBusy}>
          Aplicar
        </Button>
      </form>
      <div role="alert" ref={said}>
        {error && <FieldError id="discountCode-error">{error}</FieldError>}
      </div>
    </div>
  );
}
