import { Banknote, Camera, CircleCheck, RotateCcw, Truck } from "lucide";
import { useState } from "react";
import type { AdviceBook } from "../../../catalog/rules/room-advice.ts";
import { pileCrop } from "../../../catalog/rules/pile-crop.ts";
import { laidSize } from "../../../catalog/rules/scale.ts";
import { NO_PRICE } from "../../../catalog/rules/card.ts";
import { readableName } from "../../../catalog/rules/readable-name.ts";
import type { Rug } from "../../../catalog/contract.ts";
import { FormerPrice } from "../../../catalog/ui/former-price.tsx";
import { ScaleDrawing } from "../../../catalog/ui/product/scale-drawing.tsx";
import { Heart } from "../../../favourites/ui/heart.tsx";
import { ShareMenu } from "../../../catalog/ui/product/share-menu.tsx";
import { SizeChoice } from "../../../catalog/ui/product/size-choice.tsx";
import { pictureAddress } from "../../../media/rules/picture-address.ts";
import type { PictureFacts } from "../../../media/ui/picture.tsx";
import { showPesos } from "../../../platform/money.ts";
import type { RatingSummary } from "../../../reviews/rules/summary.ts";
import { reviewsSaid } from "../../../reviews/ui/rug-reviews.tsx";
import { Stars } from "../../../reviews/ui/stars.tsx";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { AfterHydration } from "../../../ui/after-hydration.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { AskByWhatsapp } from "./ask-by-whatsapp.tsx";
import type { Buying } from "./use-buying.ts";
import "./buy-panel.css";
import { useShop } from "../../../ui/use-shop.ts";
import { showPercent } from "../../../rates.ts";

/** After the page: the words are the shop's of now, not those of a kept page. */
const loadArrival = () => import("../../../arrival/ui/arrival-line.tsx");

/** Longer names are set smaller, so that the price stays in the first view. */
const LONG_NAME = 36;

const laid = ({ size }: { size: string }) => laidSize(size) ?? [];

type Props = {
  rug: Rug;
  flat: PictureFacts;
  advice: AdviceBook;
  buying: Buying;
  summary?: RatingSummary;
  onTryInRoom: () => void;
};

export function BuyPanel({ rug, flat, advice, buying, summary, onTryInRoom }: Props) {
  const { lowStock } = useShop().selling;
  const { chosen } = buying;
  const former = chosen ? chosen.formerPrice : rug.formerPrice;
  const drawn = laidSize((chosen ?? rug.sizes[0])?.size ?? "");
  const others = rug.sizes.filter(({ inventory }) => inventory > 0).flatMap(laid);
  return (
    <div className="buy">
      <div className="buy__top">
        <p className="label">Colección {readableName(rug.catalog)}</p>
        <div className="buy__keep">
          <Heart rug={rug} />
          <ShareMenu name={rug.name} />
        </div>
      </div>
      <h1 className={rug.name.length > LONG_NAME ? "is-long" : undefined}>{rug.name}</h1>
      <div className="buy__line">
        <p className="buy__price">
          <b className={former ? "is-sale" : undefined}>{rug.price > 0 ? showPesos(chosen?.price ?? rug.price) : NO_PRICE}</b>
          {former && <FormerPrice pesos={former} />}
          <span>{former ? `${rug.promotion?.words}, IVA y envío incluidos` : "IVA y envío incluidos"}</span>
        </p>
        {summary && (
          <div className="buy__rate">
            <Stars value={summary.average} />
            <a className="link num" href="#resenas">
              {reviewsSaid(summary.count)}
            </a>
          </div>
        )}
      </div>
      <AfterHydration>
        <SizeChoice sizes={rug.sizes} lowStock={lowStock} chosen={chosen?.size} onChoose={buying.choose} />
        {drawn && (
          <ScaleDrawing
            size={drawn}
            others={others}
            rug={{
              src: pictureAddress(flat.src, 200, "webp"),
              blur: flat.blur,
              isRound: rug.shape === "redonda",
              hasFringe: pileCrop(flat.width, flat.height).hasFringe,
            }}
            advice={advice}
            onChoose={buying.choose}
          />
        )}
        <Availability rug={rug} buying={buying} />
        <BackInStock rug={rug} />
        <Actions rug={rug} buying={buying} />
      </AfterHydration>
      <noscript>
        <p>Para comprar aquí hace falta JavaScript.</p>
      </noscript>
      {flat.src && (
        <p className="tryline">
          <Icon of={Camera} />
          <button type="button" className="link" onClick={onTryInRoom}>
            Ver en tu cuarto, con tu propia foto
          </button>
        </p>
      )}
      <AskByWhatsapp rug={rug} size={chosen?.size} />
      <Vows />
    </div>
  );
}

function Availability({ rug, buying: { chosen } }: { rug: Rug; buying: Buying }) {
  const { lowStock } = useShop().selling;
  if (!rug.inStock || !chosen)
    return (
      <p className="avail avail--out">
        <span>
          {rug.sizes.length > 0 ? (
            <>
              <b>Sin stock</b> en todas las medidas
            </>
          ) : (
            "Aún no está a la venta"
          )}
        </span>
      </p>
    );
  const { inventory, size } = chosen;
  const isLow = inventory <= lowStock;
  const said = isLow ? (inventory === 1 ? "Queda 1" : `Quedan ${inventory}`) : `${inventory} disponibles`;
  return (
    <p className={isLow ? "avail avail--low" : "avail"} aria-live="polite">
      <span>
        <b>{said}</b> en {size}
      </span>
    </p>
  );
}

const loadStockRequest = () => import("../../../back-in-stock/ui/stock-request-dialog.tsx");

/** Of the sizes that are sold out; asked for when pressed. */
function BackInStock({ rug }: { rug: Rug }) {
  const [isOpen, setOpen] = useState(false);
  const out = rug.sizes.filter(({ inventory }) => inventory === 0).map(({ size }) => size);
  const close = () => setOpen(false);
  if (out.length === 0) return null;
  return (
    <p className="back-in-stock">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Avísame cuando vuelva {out.length === 1 ? `la ${out[0]}` : "una medida agotada"}
      </button>
      {isOpen && <LazyComponent load={loadStockRequest} given={{ rug, sizes: out, onClose: close }} onFailed={close} />}
    </p>
  );
}

function Actions({ rug, buying }: { rug: Rug; buying: Buying }) {
  const { whatsapp } = useShop().contact;
  if (!rug.inStock)
    return (
      <div className="act act--out">
        <Button disabled>{rug.sizes.length > 0 ? "Agotada" : "Próximamente"}</Button>
        {whatsapp && (
          <a
            className="btn btn--line"
            href={whatsappAddress(
              whatsapp,
              `Hola, ¿cuándo ${rug.sizes.length > 0 ? "vuelve" : "sale a la venta"} la alfombra ${rug.name}?`,
            )}
          >
            <WhatsappSign /> Preguntar
          </a>
        )}
      </div>
    );
  return (
    <div className="act">
      <Stepper value={buying.quantity} onChange={buying.setQuantity} max={buying.most} />
      <Button onClick={buying.add}>{buying.isJustAdded ? "Agregada" : "Agregar al carrito"}</Button>
      <Button look="line" onClick={() => void buying.buyNow()}>
        Comprar ahora
      </Button>
    </div>
  );
}

function Vows() {
  const { codEnabled, codPercent, returnsDays } = useShop().selling;
  return (
    <ul className="vows">
      <li>
        <Icon of={Truck} size={22} />
        <div>
          Envío incluido a toda Colombia
          <span className="vows__arrival">
            <LazyComponent load={loadArrival} given={{}} />
          </span>
        </div>
      </li>
      <li>
        <Icon of={Banknote} size={22} />
        <div>
          Paga en línea (PSE, Nequi, Daviplata){codEnabled && " o en efectivo al recibir"}{" "}
          {codEnabled && codPercent > 0 && <span>con {showPercent(codPercent)} de recargo</span>}
        </div>
      </li>
      {returnsDays > 0 && (
        <li>
          <Icon of={RotateCcw} size={22} />
          <div>
            {returnsDays} días para devolverla gratis <span>y recibir el reembolso completo</span>
          </div>
        </li>
      )}
      <li>
        <Icon of={CircleCheck} size={22} />
        <div>Certificado de autenticidad en cada alfombra</div>
      </li>
    </ul>
  );
}
