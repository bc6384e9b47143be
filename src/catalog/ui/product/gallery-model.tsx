import { Rotate3d, Scan } from "lucide-react";
import { type ReactNode, useState } from "react";
import { addresses } from "../../../addresses.ts";
import { ModelView } from "../../../media/ui/model-view.tsx";
import { useSeeInPlace } from "../../../media/ui/see-in-place.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Props = { rug: { id: number; name: string }; glb: string; wantsAr: boolean; poster: ReactNode };

/** The 3D tab: turn it here, or stand it on your own floor. */
export function GalleryModel({ rug, glb, wantsAr, poster }: Props) {
  const [asked, setAsked] = useState<"turn" | "ar">();
  const mode = asked ?? (wantsAr ? "ar" : undefined);
  const place = useSeeInPlace(`${addresses.product(rug)}?vista=ar`, () => setAsked("ar"));
  return (
    <div className="gal__model">
      <ModelView
        key={glb}
        glb={glb}
        alt={`Modelo 3D de la alfombra ${rug.name}`}
        poster={poster}
        isActive={mode !== undefined}
        wantsAr={mode === "ar"}
        onActivate={() => setAsked("turn")}
      />
      <p className="gal__hint">
        <Icon of={Rotate3d} /> Toca para girar
      </p>
      <Button look="line" small onClick={place.open}>
        <Icon of={Scan} size={18} /> Ponla en tu piso
      </Button>
      {place.dialog}
    </div>
  );
}
