import { type ReactNode, useState } from "react";
import "./grid-view.css";

/** As it was left when the shopper looked at a rug and came back. */
let wasInRoom = false;

/** On phones nothing hovers: the grid shows the rugs flat or in a room. */
export function GridView({ children }: { children: (inRoom: boolean) => ReactNode }) {
  const [inRoom, setInRoom] = useState(wasInRoom);
  const choose = (next: boolean) => () => setInRoom((wasInRoom = next));
  return (
    <>
      <fieldset className="grid-view" aria-label="Cómo ver las alfombras">
        <button type="button" aria-pressed={!inRoom} onClick={choose(false)}>
          Alfombra
        </button>
        <button type="button" aria-pressed={inRoom} onClick={choose(true)}>
          En sala
        </button>
      </fieldset>
      {children(inRoom)}
    </>
  );
}
