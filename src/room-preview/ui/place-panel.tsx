import { type ReactNode, useId } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { addresses } from "../../addresses.ts";
import { useSeeInPlace } from "../../media/ui/see-in-place.tsx";
import { scaleWords, type ScaleSource, wantsMeasure } from "../rules/room-words.ts";
import type { Tool } from "./editor-tools.tsx";
import { SizeList } from "./size-list.tsx";

type Props = {
  rug: Rug;
  size: string;
  onSize: (size: string) => void;
  onTool: (tool: Tool) => void;
  onBuy: () => void;
  onAnother: () => void;
  scale: ScaleSource;
  /** What is doubtful, before everything else. */
  notices: ReactNode;
  /** The rugs to try. */
  children: ReactNode;
};

/** What is shown, at which of the sizes sold, and the way to the cart. */
export function PlacePanel({ rug, size, onSize, onTool, onBuy, onAnother, scale, notices, children }: Props) {
  const { returnsDays } = useShop().selling;
  const id = useId();
  const sold = rug.sizes.find((each) => each.size === size);
  const inPlace = addresses.productInPlace(rug, size);
  const live = useSeeInPlace(inPlace, () => window.location.assign(inPlace));
  return (
    <aside className="panel">
      <div>
        <p className="label">{rug.catalog}</p>
        <h2>{rug.name}</h2>
      </div>
      {notices}
      <div>
        <SizeList sizes={rug.sizes} size={size} onSize={onSize} name={id} />
        <p className="hint">
          {scaleWords(scale)}{" "}
          <button type="button" className="link" onClick={() => onTool("measure")}>
            {wantsMeasure(scale) ? "Afínala con dos toques" : "Medir algo que conozcas"}
          </button>
          .{" "}
          <button type="button" className="link" onClick={() => onTool("corners")}>
            ¿El piso no es este?
          </button>{" "}
          <button type="button" className="link" onClick={() => onTool("brush")}>
            Retocar con pincel
          </button>
        </p>
      </div>
      {children}
      <div className="push">
        <Button className="split-btn" disabled={!sold || sold.inventory <= 0} onClick={onBuy}>
          Agregar al carrito <span className="num">{sold && showPesos(sold.price)}</span>
        </Button>
        <p className="hint">
          {[size, "envío e IVA incluidos", returnsDays > 0 && `${returnsDays} días para devolverla`].filter(Boolean).join(" · ")}
        </p>
        <div className="ways">
          {rug.model_3d && (
            <button type="button" className="link" onClick={live.open}>
              Verla en vivo
            </button>
          )}
          <button type="button" className="link" onClick={onAnother}>
            Probar con otra foto
          </button>
        </div>
      </div>
      {live.dialog}
    </aside>
  );
}
