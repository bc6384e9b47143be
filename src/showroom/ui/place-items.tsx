import { CalendarCheck, MapPin } from "lucide-react";
import { placeWords } from "../../settings/rules/contact-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../ui/use-shop.ts";
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

export function WhereItem() {
  const { contact } = useShop();
  return placeWords(contact) ? (
    <li>
      <Icon of={MapPin} size={18} />
      <span>
        {placeWords(contact)}
        <br />
        <MapLink />
      </span>
    </li>
  ) : null;
}

export function MapLink() {
  const { mapUrl } = useShop().contact;
  return (
    mapUrl && (
      <a className="link showroom__small" href={mapUrl} target="_blank" rel="noopener">
        Cómo llegar
      </a>
    )
  );
}
