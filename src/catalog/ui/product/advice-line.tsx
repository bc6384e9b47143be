import type { Advice } from "../../rules/room-advice.ts";

/** The sentence; its size is pressed to choose it. */
export const AdviceLine = ({
  advice: { before, size, after },
  chosen,
  onChoose,
}: {
  advice: Advice;
  chosen: string;
  onChoose: (size: string) => void;
}) => (
  <p className="scale__advice" aria-live="polite">
    {before}
    {size === chosen ? (
      <b>{size}</b>
    ) : (
      size && (
        <button type="button" className="link" onClick={() => onChoose(size)}>
          {size}
        </button>
      )
    )}
    {after}
  </p>
);
