import { Camera } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import type { Rug } from "../../../catalog/contract.ts";
import { Picture, type PictureFacts } from "../../../media/ui/picture.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./room-panel.css";

type ToolProps = { rug: Rug; size?: string; onClose: () => void };

// The tool is heavy and rarely wanted: it is fetched when somebody asks for it.
const tools = import.meta.glob<{ RoomTool: ComponentType<ToolProps> }>("../../../merge/ui/room-tool.tsx");
const [load] = Object.values(tools);
const RoomTool = load && lazy(async () => ({ default: (await load()).RoomTool }));

type Props = { rug: Rug; size?: string; picture: PictureFacts; isOpen: boolean; setOpen: (isOpen: boolean) => void };

export function RoomPanel({ rug, size, picture, isOpen, setOpen }: Props) {
  return (
    <section className="room" aria-labelledby="cuarto">
      <Picture of={picture} alt={`Ejemplo: ${rug.name} en una sala`} sizes="(max-width: 1100px) 100vw, 440px" most={960} />
      <div className="room__text">
        <p className="label">Con tu propia foto</p>
        <h2 id="cuarto">Ver en tu cuarto</h2>
        <p>Sube una foto de tu piso y te la devolvemos con esta alfombra puesta. Tarda de 1 a 5 minutos.</p>
        <Button look="line" small onClick={() => setOpen(true)}>
          <Icon of={Camera} size={18} /> Subir una foto
        </Button>
        <small>Hasta 10 MB. 3 pruebas por alfombra en este dispositivo.</small>
      </div>
      {isOpen && RoomTool && (
        <Suspense fallback={null}>
          <RoomTool rug={rug} size={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
