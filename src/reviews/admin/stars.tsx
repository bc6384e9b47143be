import { Star } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import { words } from "./words.ts";
import "./stars.css";

export const Stars = ({ rating }: { rating: number }) => (
  <span className="review-stars">
    <span className="admin-visually-hidden">{words().stars(rating)}</span>
    {[1, 2, 3, 4, 5].map((each) => (
      <span key={each} className={each <= rating ? "is-on" : undefined}>
        <I of={Star} s />
      </span>
    ))}
  </span>
);
