import { Sofa } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Rug } from "../../catalog/contract.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./room-tool.css";

/** Everything behind the button is loaded when it is first pressed: the page stays light. */
const RoomDialog = lazy(() => import("./room-dialog.tsx"));

type Props = { rug: Rug; size?: string; className?: string };

/** "Mírala en tu sala" on the product page. Closing keeps a running job; a word says when it is ready. */
export function RoomTool({ rug, size, className }: Props) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
    setReady(false);
  };
  return (
    <>
      <Button look="line" className={className} onClick={show}>
        <Icon of={Sofa} />
        Mírala en tu sala
      </Button>
      {asked && (
        <Suspense>
          <RoomDialog rug={rug} size={size} open={open} onClose={() => setOpen(false)} onReady={() => setReady(true)} />
        </Suspense>
      )}
      <output className="room-tool__word">
        {ready && !open && (
          <button type="button" onClick={show}>
            Tu sala está lista. <span className="link">Ver</span>
          </button>
        )}
      </output>
    </>
  );
}
