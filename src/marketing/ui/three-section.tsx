import { ArrowRight, Rotate3d, Scan } from "lucide-react";
import { useState } from "react";
import { addresses } from "../../addresses.ts";
import type { RugCard } from "../../catalog/rug-cards.server.ts";
import { LaidPicture } from "../../media/ui/laid-picture.tsx";
import { ModelView } from "../../media/ui/model-view.tsx";
import { Picture } from "../../media/ui/picture.tsx";
import { useSeeInPlace } from "../../media/ui/see-in-place.tsx";
import { showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "./three-section.css";

export type ModelCard = Pick<RugCard, "id" | "name" | "from" | "picture"> & { glb: string };

/** Rugs one can turn around: a poster until somebody touches it. */
export function ThreeSection({ rugs }: { rugs: ModelCard[] }) {
  const [chosen, setChosen] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [arAsked, setArAsked] = useState(0);
  const rug = rugs[chosen];
  const place = useSeeInPlace(rug ? `${addresses.rug(rug)}?vista=ar` : "/", () => setArAsked(arAsked + 1));
  const choose = (place: number) => {
    setChosen(place);
    setArAsked(0);
  };
  if (!rug) return null;
  return (
    <section className="far three" aria-labelledby="tres-d">
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
          <ul className="three__list">
            {rugs.map((each, number) => (
              <li key={each.id}>
                <button type="button" aria-pressed={number === chosen} onClick={() => choose(number)}>
                  <Picture of={each.picture} alt="" sizes="40px" most={96} />
                  <span>
                    <b>{each.name}</b>
                    <small className="num">Desde {showPesos(each.from)}</small>
                  </span>
                  <Icon of={ArrowRight} size={18} />
                </button>
              </li>
            ))}
          </ul>
          <div className="three__act">
            <Button look="line" small onClick={place.open}>
              <Icon of={Scan} size={18} /> Ponla en tu piso
            </Button>
            <Link className="link" to={addresses.rug(rug)} ahead>
              Ver la alfombra
            </Link>
          </div>
        </div>
      </div>
      {place.dialog}
    </section>
  );
}
