import { useState } from "react";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { rememberMeasure, useOwnMeasures } from "../../own-measures-store.ts";
import type { AdviceBook } from "../../rules/room-advice.ts";
import {
  CENTRE,
  DEPTH,
  describeDrawing,
  type LaidSize,
  layOut,
  type Measure,
  type Scene,
  SCENES,
  VIEW,
} from "../../rules/scale.ts";
import { AdviceLine } from "./advice-line.tsx";
import { FurniturePiece, Lamp, Person } from "./furniture.tsx";
import { type Drawn, LaidRug, RugShape } from "./laid-rug.tsx";
import { useTween } from "./use-tween.ts";
import "./scale-drawing.css";

const PERSON = { x: 488, d: 165, atTable: 215 };
const fetchForm = () => import("./own-furniture.tsx");

type Props = {
  size: LaidSize;
  /** Sizes in stock: larger ones are drawn as ghosts. */
  others: LaidSize[];
  rug: Drawn;
  advice: AdviceBook;
  onChoose: (size: string) => void;
};

/** The rug under furniture or in a hallway with a person beside it, redrawn as the size changes, and which size to choose. */
export function ScaleDrawing({ size, others, rug, advice, onChoose }: Props) {
  const scenes = Object.keys(advice) as Scene[];
  const [scene, setScene] = useState<Scene>(scenes[0] ?? "sofa");
  const measured = useOwnMeasures()[scene];
  const [isOpen, setOpen] = useState<boolean>();
  const own = measured ?? SCENES[scene];
  const isOwn = isOpen ?? measured !== undefined;
  const [wide, deep] = useTween(size.wide, size.deep);
  const { left, top, bottom } = layOut(scene, wide, deep, own);
  const person = scene === "comedor" ? PERSON.atTable : PERSON.d;
  const lamp = scene === "sofa" || scene === "cama" ? CENTRE - own.wide / 2 - (scene === "sofa" ? 32 : 42) : 0;
  const said = advice[scene]?.[size.label];
  return (
    <figure className="scale">
      {/* A drawing of ours, not a file: it says what it shows. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <svg viewBox={VIEW} role="img" aria-label={describeDrawing(scene, size.wide, size.deep, own)}>
        <path className="wall" d="M0 0H530" />
        {others
          .filter((other) => other.wide > size.wide)
          .map((other) => (
            <Ghost key={other.label} scene={scene} own={own} other={other} below={bottom} beside={wide} isRound={rug.isRound} />
          ))}
        <LaidRug rug={rug} left={left} top={top} wide={wide} high={bottom - top} />
        {lamp > 20 && <Lamp x={lamp} d={26} />}
        <FurniturePiece scene={scene} own={own} />
        <Across from={left} to={left + wide} y={152} under={bottom} text={`${Math.round(wide)} cm`} />
        <Along x={52} from={top} to={bottom} beside={left - wide * 0.025} text={`${Math.round(deep)} cm`} />
        <Person x={PERSON.x} d={person} />
        <text className="tag" x={PERSON.x} y={person * DEPTH + 14} textAnchor="middle">
          1,68 m
        </text>
      </svg>
      <figcaption className="scale__bar">
        <span className="scale__kinds">
          {scenes.map((each) => (
            <button key={each} type="button" aria-pressed={each === scene} onClick={() => setScene(each)}>
              {SCENES[each].name}
            </button>
          ))}
          {!isOwn && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              Usar mis medidas
            </button>
          )}
        </span>
        {isOwn ? (
          <LazyComponent
            load={fetchForm}
            onFailed={() => setOpen(false)}
            given={{
              scene,
              own,
              onType: (measure: Measure) => rememberMeasure(scene, measure),
              chosen: size,
              sizes: others,
              isRound: rug.isRound,
              onChoose,
            }}
          />
        ) : (
          said && <AdviceLine advice={said} chosen={size.label} onChoose={onChoose} />
        )}
      </figcaption>
    </figure>
  );
}

type GhostProps = { scene: Scene; own: Measure; other: LaidSize; below: number; beside: number; isRound: boolean };
function Ghost({ scene, own, other, below, beside, isRound }: GhostProps) {
  const { left, top, bottom } = layOut(scene, other.wide, other.deep, own);
  const hasRoom = bottom - below >= 14 || other.wide - beside >= 40;
  return (
    <>
      <RugShape className="ghost" isRound={isRound} left={left} top={top} wide={other.wide} high={bottom - top} />
      {hasRoom && (
        <text className="gtag" x={left + other.wide - 4} y={bottom - 4} textAnchor="end">
          {other.label}
        </text>
      )}
    </>
  );
}

type AcrossProps = { from: number; to: number; y: number; under: number; text: string };
const Across = ({ from, to, y, under, text }: AcrossProps) => (
  <g className="dim">
    <path className="ext" d={`M${from} ${under + 3}V${y}M${to} ${under + 3}V${y}`} />
    <path d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
    <rect x={(from + to) / 2 - 34} y={y - 9} width="68" height="18" className="gap" />
    <text x={(from + to) / 2} y={y} dy=".35em" textAnchor="middle">
      {text}
    </text>
  </g>
);

type AlongProps = { x: number; from: number; to: number; beside: number; text: string };
const Along = ({ x, from, to, beside, text }: AlongProps) => (
  <g className="dim">
    <path className="ext" d={`M${beside - 3} ${from}H${x}M${beside - 3} ${to}H${x}`} />
    <path d={`M${x} ${from}V${to}M${x - 4} ${from}h8M${x - 4} ${to}h8`} />
    <text x={x - 8} y={(from + to) / 2} transform={`rotate(-90 ${x - 8} ${(from + to) / 2})`} textAnchor="middle">
      {text}
    </text>
  </g>
);
