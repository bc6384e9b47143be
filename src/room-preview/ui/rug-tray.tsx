import { Plus } from "lucide";
import { useState } from "react";
import type { recommendedRugs, Rug } from "../../catalog/contract.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { callApi } from "../../platform/call-api.ts";
import { Icon } from "../../ui/icon.tsx";
import { flatPicture } from "../rules/flat-picture.ts";

export const MOST_RUGS = 3;

type Props = { rugs: readonly Rug[]; chosen: Rug; onChoose: (rug: Rug) => void; onAdd: (rug: Rug) => void };

/** Up to three rugs on the same photo. The others come from what is recommended beside this one. */
export function RugTray({ rugs, chosen, onChoose, onAdd }: Props) {
  const [offered, setOffered] = useState<Rug[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const offer = () =>
    callApi<typeof recommendedRugs>("GET /api/rugs/recommended/{id}", { params: { id: rugs[0]!.id } }).then(
      (near) => {
        setFailed(false);
        setOffered(near);
      },
      () => setFailed(true),
    );
  const others = offered?.filter(({ id }) => rugs.every((rug) => rug.id !== id)).slice(0, 6);
  return (
    <div>
      <p className="label">En esta foto, hasta tres</p>
      <div className="tray">
        {rugs.map((rug) => (
          <TrayButton key={rug.id} rug={rug} on={rug.id === chosen.id} onClick={() => onChoose(rug)} />
        ))}
        {rugs.length < MOST_RUGS && !others && (
          <button type="button" aria-label="Agregar otra alfombra" onClick={() => void offer()}>
            <Icon of={Plus} />
          </button>
        )}
      </div>
      {hasFailed && (
        <p className="hint" role="alert">
          No pudimos traer otras alfombras. Inténtalo de nuevo.
        </p>
      )}
      {others && rugs.length < MOST_RUGS && (
        <>
          <p className="hint">Elige otra para verla en el mismo lugar.</p>
          <div className="tray">
            {others.map((rug) => (
              <TrayButton
                key={rug.id}
                rug={rug}
                onClick={() => {
                  onAdd(rug);
                  setOffered(null);
                }}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const TrayButton = ({ rug, on, onClick }: { rug: Rug; on?: boolean; onClick: () => void }) => (
  <button type="button" className={on ? "on" : ""} aria-pressed={on} aria-label={rug.name} onClick={onClick}>
    <img src={pictureAddress(flatPicture(rug), 96, "webp")} alt="" loading="lazy" />
  </button>
);
