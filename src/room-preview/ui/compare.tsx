import type { Rug } from "../../catalog/contract.ts";
import { centimetresOf } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import type { Camera } from "../rules/camera.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import type { RoomPictures } from "./painter.ts";
import { Stage } from "./stage.tsx";

type Props = {
  rugs: readonly Rug[];
  size: string;
  pictures: RoomPictures;
  camera: Camera;
  place: RugPlace | null;
  onSize: (size: string) => void;
  onCart: (rug: Rug) => void;
  onLook: (rug: Rug) => void;
};

/** The same photo, place and size for up to three rugs. */
export function Compare({ rugs, size, pictures, camera, place, onSize, onCart, onLook }: Props) {
  const sizes = [...new Set(rugs.flatMap((rug) => rug.sizes.map((each) => each.size)))];
  const cmOf = (label: string) => {
    const cm = centimetresOf(label);
    return cm ? `${cm.width} × ${cm.length} cm` : "";
  };
  return (
    <>
      <fieldset className="seg">
        <legend className="label">La misma medida para todas</legend>
        {sizes.map((each) => (
          <label key={each} className={each === size ? "on" : ""}>
            <input type="radio" name="compare-size" checked={each === size} onChange={() => onSize(each)} />
            <b>{each}</b> <span>{cmOf(each)}</span>
          </label>
        ))}
      </fieldset>
      <div className="tri">
        {rugs.map((rug) => {
          const sold = rug.sizes.find((each) => each.size === size);
          const stock = sold
            ? sold.inventory > 0
              ? `${sold.inventory} disponible${sold.inventory > 1 ? "s" : ""}`
              : "Sin stock"
            : "No se vende en esta medida";
          return (
            <figure key={rug.id}>
              <Stage
                pictures={pictures}
                camera={camera}
                place={place}
                rug={rug}
                label={`${rug.name} en tu sala`}
                fallback={null}
              />
              <figcaption>
                <h2>{rug.name}</h2>
                {sold && <span className="num">{showPesos(sold.price)}</span>}
                <p className="muted small">
                  {size} · {cmOf(size)} · {stock}
                </p>
                <div className="row">
                  <Button small look="line" disabled={!sold || sold.inventory <= 0} onClick={() => onCart(rug)}>
                    Agregar al carrito
                  </Button>
                  <button type="button" className="link" onClick={() => onLook(rug)}>
                    Ver de cerca
                  </button>
                </div>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </>
  );
}
