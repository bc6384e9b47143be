import { Star } from "lucide-react";
import { I } from "../../ui/admin/icon.tsx";

export const Stars = ({ rating }: { rating: number }) => (
  <span className="stars">
    <span className="sr">{rating} of 5</span>
    {[1, 2, 3, 4, 5].map((each) => (
      <span key={each} className={each <= rating ? "on" : undefined}>
        <I of={Star} s />
      </span>
    ))}
  </span>
);
