import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Shown } from "./shown.tsx";

const KINDS = ["sheet", "side", "full"] as const;

export function Layers() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>();
  return (
    <Shown name="Dialog">
      {KINDS.map((each) => (
        <Button key={each} look="line" small onClick={() => setKind(each)}>
          {each}
        </Button>
      ))}
      {kind && (
        <Dialog kind={kind} label={`Dialog, ${kind}`} onClose={() => setKind(undefined)}>
          <p>Esc closes it and the focus returns to the button.</p>
        </Dialog>
      )}
    </Shown>
  );
}
