import { Star } from "lucide-react";
import { showRating } from "../rules/summary.ts";
import "./stars.css";

/** Whole stars, rounded; the number beside them is exact. */
export const Stars = ({ value, size = 15 }: { value: number; size?: number }) => (
  <span className="stars">
    <span className="vh">{showRating(value)} de 5</span>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={size} aria-hidden="true" className={star <= Math.round(value) ? "" : "is-off"} />
    ))}
  </span>
);
