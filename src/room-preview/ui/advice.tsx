import { useEffect, useMemo, useRef, useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Advice as OneAdvice, Wishes } from "../rules/advise.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { roomThumbs, type RoomThumbs } from "./room-thumbs.ts";
import { type AdvisedRoom, useAdvice } from "./use-advice.ts";
import "./advice.css";

type Props = AdvisedRoom & { onChoose: (rug: Rug, size: string) => void; onCart: (rug: Rug, size: string) => void };

const WISHES: readonly [string, Wishes][] = [
  ["Más claro", { lighter: true }],
  ["Más oscuro", { darker: true }],
  ["Más tranquilo", { calmer: true }],
  ["Más grande", { larger: true }],
  ["Menos de 2 millones", { mostPesos: 2_000_000 }],
  ["Menos de 4 millones", { mostPesos: 4_000_000 }],
];

/** The photo chooses: six rugs of the catalogue lying in the room, each with a sentence why. */
export default function Advice({ onChoose, onCart, ...room }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wishes = Object.assign({}, ...WISHES.filter(([name]) => chosen.has(name)).map(([, wish]) => wish)) as Wishes;
  const { advice, hasFailed, placeOf } = useAdvice(room, wishes);
  const { pictures, camera } = room;
  const thumbs = useMemo(() => roomThumbs(pictures, camera), [pictures, camera]);
  useEffect(() => () => thumbs.free(), [thumbs]);
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <section className="advice" aria-labelledby="advice-title">
      <h2 id="advice-title">¿Cuál le va a mi sala?</h2>
      <p className="muted">Miramos los colores de tu piso, tus paredes y tus muebles, y el piso que queda libre.</p>
      <fieldset className="wishes">
        <legend className="vh">Lo prefiero</legend>
        {WISHES.map(([name]) => (
          <button key={name} type="button" aria-pressed={chosen.has(name)} onClick={() => toggle(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <output className="vh">{advice && `${advice.length} alfombras para tu sala`}</output>
      {hasFailed && (
        <Notice tone="bad" role="alert">
          No pudimos traer las alfombras. Inténtalo de nuevo.
        </Notice>
      )}
      {advice?.length === 0 && <Notice>Con esos deseos no queda ninguna. Quita uno para ver más.</Notice>}
      <ol className="six">
        {advice?.map((one) => (
          <AdviceCard
            key={`${one.rug.id} ${one.size}`}
            {...{ one, thumbs }}
            place={placeOf(one.size)}
            ratio={pictures.width / pictures.height}
            onChoose={() => onChoose(one.rug, one.size)}
            onCart={() => onCart(one.rug, one.size)}
          />
        ))}
      </ol>
    </section>
  );
}

type CardProps = {
  one: OneAdvice;
  thumbs: RoomThumbs;
  place: RugPlace | null;
  ratio: number;
  onChoose: () => void;
  onCart: () => void;
};

function AdviceCard({ one: { rug, size, price, why }, thumbs, place, ratio, onChoose, onCart }: CardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!place) return;
    let alive = true;
    void thumbs.draw(canvas.current!, rug, place).then((done) => alive && setPainted(done));
    return () => {
      alive = false;
    };
  }, [thumbs, rug, place]);
  return (
    <li data-painted={isPainted ? "" : undefined}>
      <button type="button" className="look" aria-label={`Ver ${rug.name} ${size} en tu sala`} onClick={onChoose}>
        <canvas ref={canvas} style={{ aspectRatio: ratio }} aria-hidden="true" />
      </button>
      <div className="line">
        <h3>{rug.name}</h3>
        <span className="num">{showPesos(price)}</span>
      </div>
      <p>{why}</p>
      <Button small look="line" onClick={onCart}>
        Agregar {size} al carrito
      </Button>
    </li>
  );
}
