import { toggleFavourite, useIsFavourite } from "../favourites-store.ts";
import "./heart.css";

type Props = { rug: { id: number; name: string }; /** On a picture it stands on a light square. */ onPicture?: boolean };

export function Heart({ rug, onPicture }: Props) {
  const isKept = useIsFavourite(rug.id);
  return (
    <button
      type="button"
      className={onPicture ? "heart heart--picture" : "heart"}
      aria-pressed={isKept}
      aria-label={`Guardar ${rug.name} en favoritos`}
      onClick={() => toggleFavourite(rug.id)}
    />
  );
}
