import { useSyncExternalStore } from "react";
import { allowTracking, onAnswer, trackingAnswer } from "../meta/track.ts";

/** Ley 1581: what was allowed can be taken back, as easily as it was given. Shown once there is an answer. */
export function ConsentChoice() {
  const answer = useSyncExternalStore(onAnswer, trackingAnswer, () => undefined);
  if (!answer) return null;
  const change = () => allowTracking(answer === "no");
  return (
    <p aria-live="polite">
      {answer === "yes"
        ? "En este navegador permites medir la publicidad."
        : "En este navegador no permites medir la publicidad."}{" "}
      <button type="button" className="link" onClick={change}>
        {answer === "yes" ? "Retirar el permiso" : "Dar el permiso"}
      </button>
    </p>
  );
}
