import { useState } from "react";
import { CENTRE, DEPTH, describeDrawing, FURNITURE, type Furniture, layOut, sayOverhang, VIEW } from "../../rules/scale.ts";
import { FurniturePiece, Lamp, Person } from "./furniture.tsx";
import { useTween } from "./use-tween.ts";
import "./scale-drawing.css";

export type Laid = { label: string; wide: number; deep: number };

const PERSON = { x: 488, d: 165, atTable: 215 };

type Props = { size: Laid; /** Other sizes in stock, drawn as ghosts when larger. */ others: Laid[]; rug: string };

/** The rug under furniture with a person beside it, redrawn as the size changes. */
export function ScaleDrawing({ size, others, rug }: Props) {
  const [kind, setKind] = useState<Furniture>("sofa");
  const [wide, deep] = useTween(size.wide, size.deep);
  const { left, top, bottom } = layOut(kind, wide, deep);
  const person = kind === "comedor" ? PERSON.atTable : PERSON.d;
  return (
    <figure className="scale">
      {/* A drawing of ours, not a file: it says what it shows. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <svg viewBox={VIEW} role="img" aria-label={describeDrawing(kind, size.wide, size.deep)}>
        <path className="wall" d="M0 0H530" />
        {others
          .filter((other) => other.wide > size.wide)
          .map((other) => (
            <Ghost key={other.label} kind={kind} other={other} below={bottom} beside={wide} />
          ))}
        {rug ? (
          <image
            href={rug}
            width="1"
            height="1"
            preserveAspectRatio="none"
            className="rug"
            transform={`matrix(0 ${bottom - top} ${-wide * 1.05} 0 ${left + wide * 1.025} ${top})`}
          />
        ) : (
          <rect className="ground" x={left} y={top} width={wide} height={bottom - top} />
        )}
        {kind !== "comedor" && <Lamp x={CENTRE - (kind === "sofa" ? 142 : 122)} d={26} />}
        <FurniturePiece kind={kind} />
        <Across from={left} to={left + wide} y={152} under={bottom} text={`${Math.round(wide)} cm`} />
        <Along x={52} from={top} to={bottom} beside={left - wide * 0.025} text={`${Math.round(deep)} cm`} />
        <Person x={PERSON.x} d={person} />
        <text className="tag" x={PERSON.x} y={person * DEPTH + 14} textAnchor="middle">
          1,68 m
        </text>
      </svg>
      <figcaption className="scale__bar">
        <span aria-live="polite">{sayOverhang(kind, size.wide)}</span>
        <span className="scale__kinds">
          {(Object.keys(FURNITURE) as Furniture[]).map((each) => (
            <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
              {FURNITURE[each].name}
            </button>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

function Ghost({ kind, other, below, beside }: { kind: Furniture; other: Laid; below: number; beside: number }) {
  const { left, top, bottom } = layOut(kind, other.wide, other.deep);
  const hasRoom = bottom - below >= 14 || other.wide - beside >= 40;
  return (
    <>
      <rect className="ghost" x={left} y={top} width={other.wide} height={bottom - top} />
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
