import { Rotate3d, Scan } from "lucide";
import { type ReactNode, useState } from "react";
import { addresses } from "../../../addresses.ts";
import { ModelView } from "../../../media/ui/model-view.tsx";
import { useSeeInPlace } from "../../../media/ui/see-in-place.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Props = { rug: { id: number; name: string }; size?: string; glb: string; wantsAr: boolean; poster: ReactNode };

/** The 3D tab: turn it here, or stand it on your own floor. */
export default function GalleryModel({ rug, size, glb, wantsAr, poster }: Props) {
  const [isTurned, setTurned] = useState(false);
  // Another size is another model: it is turned here until the camera is asked for again.
  const [asked, setAsked] = useState({ glb, times: 0 });
  const times = asked.glb === glb ? asked.times : 0;
  const arAsked = times + (wantsAr && asked.glb === glb ? 1 : 0);
  const place = useSeeInPlace(addresses.productInPlace(rug, size), () => setAsked({ glb, times: times + 1 }));
  return (
    <>
      <ModelView
        key={glb}
        glb={glb}
        alt={`Modelo 3D de la alfombra ${rug.name}`}
        poster={poster}
        isActive={isTurned || wantsAr || asked.times > 0}
        arAsked={arAsked}
        onActivate={() => setTurned(true)}
      />
      <p className="gal__hint">
        <Icon of={Rotate3d} /> Toca para girar
      </p>
      <Button look="line" small onClick={place.open}>
        <Icon of={Scan} size={18} /> Ponla en tu piso
      </Button>
      {place.dialog}
    </>
  );
}
