import { Clock, MessageCircle } from "lucide-react";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { WhereItem } from "./place-items.tsx";

/** Where the showroom is, when it is open, and whom to ask for another hour. */
export const PlaceList = () => (
  <ul className="showroom__place">
    <WhereItem />
    <li>
      <Icon of={Clock} size={18} />
      {/* Spec §9: public copy of the showroom's hours. */}
      <span>
        Lunes a domingo
        <br />
        6:00 a. m. a 6:00 p. m.
      </span>
    </li>
    <li>
      <Icon of={MessageCircle} size={18} />
      <span>
        ¿Otra hora?{" "}
        <a
          className="link"
          href={whatsappAddress("Hola, quiero visitar el showroom a otra hora.")}
          target="_blank"
          rel="noopener noreferrer"
        >
          Escríbenos por WhatsApp
        </a>
      </span>
    </li>
  </ul>
);
