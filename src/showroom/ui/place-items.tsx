import { CalendarCheck, MapPin } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import type { OwnVisit } from "../contract.ts";
import { capital, fullDayWords, timeWords } from "../rules/day-words.ts";
import { usePlace, usePlaceWords } from "../use-place.ts";

export const WhenItem = ({ visit }: { visit: OwnVisit }) => (
  <li>
    <Icon of={CalendarCheck} size={18} />
    <span>
      {capital(fullDayWords(visit.reservation_date))}, {timeWords(visit.time_slot, visit.hours)}
    </span>
  </li>
);

export function WhereItem({ showroom }: { showroom: string }) {
  const where = usePlaceWords(showroom);
  return where ? (
    <li>
      <Icon of={MapPin} size={18} />
      <span>
        {where}
        <br />
        <MapLink showroom={showroom} />
      </span>
    </li>
  ) : null;
}

export function MapLink({ showroom }: { showroom: string }) {
  const { mapUrl } = usePlace(showroom);
  return (
    mapUrl && (
      <a className="link showroom__small" href={mapUrl} target="_blank" rel="noopener">
        Cómo llegar
      </a>
    )
  );
}
