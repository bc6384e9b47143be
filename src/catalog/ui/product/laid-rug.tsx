import { useId } from "react";

/** The flat picture that is laid down; `blur` is there before the picture is. */
export type Drawn = {
  src: string;
  blur?: string;
  isRound: boolean;
  /** Fringe at both ends of the picture. */ hasFringe: boolean;
};
type Place = { left: number; top: number; wide: number; high: number };

/** Seen from above at an angle, a circle is as wide as it is and lower. */
export const RugShape = ({ isRound, left, top, wide, high, className }: Place & { isRound: boolean; className?: string }) =>
  isRound ? (
    <ellipse className={className} cx={left + wide / 2} cy={top + high / 2} rx={wide / 2} ry={high / 2} />
  ) : (
    <rect className={className} x={left} y={top} width={wide} height={high} />
  );

/** So much longer is the picture with the fringe than the pile. */
const FRINGE = 0.05;

/** A quarter turn: the rug's length lies across. Wool-coloured ground and the blur lie below until the picture has come. */
export function LaidRug({ rug, ...place }: Place & { rug: Drawn }) {
  const id = useId();
  const { left, top, wide, high } = place;
  if (!rug.src) return <RugShape className="ground" isRound={rug.isRound} {...place} />;
  const over = rug.hasFringe ? wide * FRINGE : 0;
  const quarterTurn = `matrix(0 ${high} ${-wide - over} 0 ${left + wide + over / 2} ${top})`;
  return (
    <>
      <clipPath id={id}>
        <RugShape isRound={rug.isRound} left={left - over / 2} top={top} wide={wide + over} high={high} />
      </clipPath>
      {/* As one, onto the paper: the pale ground of the picture's fringe goes away, and what lies below it does not shine through. */}
      <g className="rug" clipPath={`url(#${id})`}>
        <RugShape className="ground" isRound={rug.isRound} {...place} />
        {[rug.blur, rug.src].map(
          (href) =>
            href && <image key={href} href={href} width="1" height="1" preserveAspectRatio="none" transform={quarterTurn} />,
        )}
      </g>
    </>
  );
}
