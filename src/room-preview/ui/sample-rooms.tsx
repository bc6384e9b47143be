import living from "./samples/living.webp?no-inline";
import study from "./samples/study.webp?no-inline";

const ROOMS = [
  ["Sala", living],
  ["Estudio", study],
] as const;

type Props = { onPhoto: (photo: File) => void; onFailed: (words: string) => void };

/** Rooms of our own studio, for whoever has no photo at hand. They are nobody's home: our own engine needs no permission. */
export function SampleRooms({ onPhoto, onFailed }: Props) {
  const take = (name: string, address: string) =>
    fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        onPhoto(new File([await response.blob()], `${name}.webp`, { type: "image/webp" }));
      })
      .catch(() => onFailed("No pudimos abrir la sala de muestra. Inténtalo de nuevo."));
  return (
    <div className="past">
      <p className="label">¿Sin foto? Salas de muestra</p>
      <div className="tray">
        {ROOMS.map(([name, address]) => (
          <button
            key={name}
            type="button"
            aria-label={`Probar en la sala de muestra: ${name}`}
            onClick={() => void take(name, address)}
          >
            <img src={address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
}
