import { RotateCcw, RotateCw } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import type { Camera } from "../rules/camera.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { PlaceOverlay } from "./place-overlay.tsx";

type Props = {
  width: number;
  height: number;
  camera: Camera;
  place: RugPlace;
  onPlace: (place: RugPlace) => void;
  onRelocate: () => void;
};

/** Laying the rug: by hand on the photo, or with the buttons in its corner. */
export function PlaceTools({ width, height, camera, place, onPlace, onRelocate }: Props) {
  const turn = (degrees: number) => onPlace({ ...place, angle: place.angle + degrees });
  return (
    <>
      <PlaceOverlay {...{ width, height, camera, place, onPlace }} />
      <div className="turns">
        <button type="button" aria-label="Girar a la izquierda" onClick={() => turn(-5)}>
          <Icon of={RotateCcw} />
        </button>
        <button type="button" aria-label="Girar a la derecha" onClick={() => turn(5)}>
          <Icon of={RotateCw} />
        </button>
        <button type="button" className="w" onClick={onRelocate}>
          Recolocar
        </button>
      </div>
    </>
  );
}
