import { useState } from "react";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { usePlace } from "../place-store.ts";
import { useArrival } from "../use-arrival.ts";
import "./arrival-line.css";

const loadDialog = () => import("./place-dialog.tsx");

/** When it arrives, and where: the city is chosen here once. */
export default function ArrivalLine() {
  const place = usePlace();
  const words = useArrival(place);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <span className="arrival-line">
      <output>{place.city && (words ?? `A ${place.city}`)}</output>{" "}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {place.city ? "Cambiar ciudad" : "¿Cuándo llega a tu ciudad?"}
      </button>
      {isOpen && <LazyComponent load={loadDialog} given={{ onClose: close }} onFailed={close} />}
    </span>
  );
}
