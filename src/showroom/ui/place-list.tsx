import { Clock, MessageCircle } from "lucide";
import { Fragment } from "react";
import { weekLines } from "../../settings/rules/opening-hours.ts";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { useOpening } from "../use-opening.ts";
import { WhereItem } from "./place-items.tsx";

/** Where the showroom is, when visits can be booked, and whom to ask for another hour. */
export function PlaceList({ showroom }: { showroom: string }) {
  const { whatsapp } = useShop().contact;
  const { week } = useOpening(showroom);
  return (
    <ul className="showroom__place">
      <WhereItem showroom={showroom} />
      <li>
        <Icon of={Clock} size={18} />
        {/* Spec §9: public copy of the showroom's hours. */}
        <span>
          {weekLines(week).map(({ days, shown }, place) => (
            <Fragment key={days}>
              {place > 0 && <br />}
              {days}
              <br />
              {shown}
            </Fragment>
          ))}
        </span>
      </li>
      {whatsapp && (
        <li>
          <Icon of={MessageCircle} size={18} />
          <span>
            ¿Otra hora?{" "}
            <a
              className="link"
              href={whatsappAddress(whatsapp, "Hola, quiero visitar el showroom a otra hora.")}
              target="_blank"
              rel="noopener noreferrer"
            >
              Escríbenos por WhatsApp
            </a>
          </span>
        </li>
      )}
    </ul>
  );
}
