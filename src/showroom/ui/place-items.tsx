import { CalendarCheck, MapPin } from "lucide-react";
import { BRAND } from "../../brand.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OwnVisit } from "../contract.ts";
import { capital, fullDayWords } from "../rules/day-words.ts";

export const WhenItem = ({ visit }: { visit: OwnVisit }) => (
  <li>
    <Icon of={CalendarCheck} size={18} />
    <span>
      {capital(fullDayWords(visit.reservation_date))}, {visit.time_slot}
    </span>
  </li>
);

export const WhereItem = () => (
  <li>
    <Icon of={MapPin} size={18} />
    <span>
      {BRAND.address.street}, {BRAND.address.city}
      <br />
      <a className="link showroom__small" href={BRAND.map.url} target="_blank" rel="noopener">
        Cómo llegar
      </a>
    </span>
  </li>
);
