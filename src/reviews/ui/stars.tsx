import { Star } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { showRating } from "../rules/summary.ts";
import "./stars.css";

/** Rounded to half a star; the number beside them is exact. */
export function Stars({ value, size = 15 }: { value: number; size?: number }) {
  const halves = Math.round(value * 2);
  return (
    <span className="stars">
      <span className="vh">{showRating(value)} de 5</span>
      {[1, 2, 3, 4, 5].map((star) =>
        halves === star * 2 - 1 ? (
          <span key={star} className="stars__half">
            <Icon of={Star} size={size} className="is-off" />
            <Icon of={Star} size={size} />
          </span>
        ) : (
          <Icon key={star} of={Star} size={size} className={halves >= star * 2 ? "" : "is-off"} />
        ),
      )}
    </span>
  );
}
