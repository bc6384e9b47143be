import { addresses } from "../../addresses.ts";
import { allowTracking } from "../../marketing/meta/track.ts";
import { Checkbox } from "../../ui/choice.tsx";
import { useShop } from "../../ui/use-shop.ts";
import type { FormState } from "../use-checkout-form.ts";
import "./consent-boxes.css";

/** Ley 1480 art. 50 and Ley 1581: express, each by itself, never ticked beforehand. Marketing is free to leave out. */
export function ConsentBoxes({ state }: { state: FormState }) {
  const { consents, errors, setConsent } = state;
  const { whatsappUpdates } = useShop().selling;
  return (
    <div className="consents">
      <Checkbox
        id="terms"
        name="terms"
        checked={consents.terms}
        error={errors.terms}
        onChange={(event) => setConsent("terms", event.target.checked)}
      >
        Revisé mi pedido y acepto las{" "}
        <a className="link" href={addresses.terms()} target="_blank" rel="noopener">
          condiciones de compra
        </a>
        .
      </Checkbox>
      <Checkbox
        id="privacy"
        name="privacy"
        checked={consents.privacy}
        error={errors.privacy}
        onChange={(event) => setConsent("privacy", event.target.checked)}
      >
        Autorizo el tratamiento de mis datos para gestionar este pedido, según la{" "}
        <a className="link" href={addresses.privacy()} target="_blank" rel="noopener">
          política de privacidad
        </a>
        .
      </Checkbox>
      <Checkbox
        id="marketing"
        name="marketing"
        checked={consents.marketing}
        onChange={(event) => {
          allowTracking(event.target.checked);
          setConsent("marketing", event.target.checked);
        }}
      >
        Quiero recibir novedades y que midan su publicidad con mi compra (opcional).
      </Checkbox>
      {whatsappUpdates && (
        <Checkbox
          id="whatsapp"
          name="whatsapp"
          checked={consents.whatsapp}
          onChange={(event) => setConsent("whatsapp", event.target.checked)}
        >
          Quiero recibir las novedades de este pedido también por WhatsApp (opcional).
        </Checkbox>
      )}
    </div>
  );
}
