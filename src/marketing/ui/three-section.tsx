import { Rotate3d, Scan } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { LaidPicture } from "../../media/ui/laid-picture.tsx";
import { ModelView } from "../../media/ui/model-view.tsx";
import { useSeeInPlace } from "../../media/ui/see-in-place.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { firstShown, type ModelCard } from "../model-card.ts";
import { ModelStrip } from "./model-strip.tsx";
import "./three-section.css";

/** Rugs one can turn around: a poster until somebody touches it. */
export function ThreeSection({ rugs }: { rugs: ModelCard[] }) {
  const [rug, setRug] = useState(() => firstShown(rugs));
  const [isTurned, setTurned] = useState(false);
  const [arAsked, setArAsked] = useState(0);
  const place = useSeeInPlace(rug ? `${addresses.rug(rug)}?vista=ar` : "/", () => setArAsked(arAsked + 1));
  const choose = (chosen: ModelCard) => {
    setRug(chosen);
    setArAsked(0);
  };
  if (!rug) return null;
  return (
    <section className="below-the-fold three" aria-labelledby="tres-d">
      <div className="page three__in">
        <div className="three__stage">
          <ModelView
            key={rug.id}
            glb={rug.glb}
            alt={`Modelo 3D de la alfombra ${rug.name}`}
            poster={<LaidPicture of={rug.picture} alt="" sizes="(max-width: 1100px) 60vw, 480px" />}
            isActive={isTurned || arAsked > 0}
            arAsked={arAsked}
            onActivate={() => setTurned(true)}
          />
          <div className="three__hint">
            <Icon of={Rotate3d} /> Arrastra para girar, pellizca para acercar
          </div>
        </div>
        <div className="three__side">
          <p className="label">Modelos 3D</p>
          <h2 className="h2" id="tres-d">
            Dale la vuelta antes de comprarla
          </h2>
          <p>El tejido, el espesor y el fleco a tamaño real. Con el celular, la pones en tu piso.</p>
          <ModelStrip first={rugs} chosen={rug.id} onChoose={choose} />
          <div className="three__act">
            <Button look="line" small onClick={place.open}>
              <Icon of={Scan} size={18} /> Ponla en tu piso
            </Button>
            <Link className="link" to={addresses.rug(rug)} prefetch="intent">
              Ver la alfombra
            </Link>
          </div>
        </div>
      </div>
      {place.dialog}
    </section>
  );
}
