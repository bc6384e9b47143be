import { Download, MessageCircle, Share2 } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { downloadPicture, sharePicture } from "./export-picture.ts";

/** What names the dialog, whatever rug and step it shows. */
export const ROOM_TITLE = "room-title";

type Props = {
  title: string;
  canvas: HTMLCanvasElement | null;
  /** The engine's own picture, where the browser cannot paint. */
  imageUrl: string | null;
  /** Where others see this very picture; nothing while another rug or place is shown. */
  link: string | null;
  name: string;
  /** The picture in the photo's own resolution; null where there is none. */
  large: () => Promise<Blob | null>;
  onSay: (words: string) => void;
};

/** The title, and the picture to take along: without any overlay. */
export function EditorTop({ title, canvas, imageUrl, link, name, large, onSay }: Props) {
  const share = () =>
    void sharePicture(canvas, imageUrl, title, link).then(
      (how) => onSay(how === "copied" ? "Copiado" : ""),
      () => onSay("No se pudo compartir."),
    );
  const download = () => {
    onSay("Preparamos tu imagen…");
    void downloadPicture(canvas, imageUrl, name, large).then(
      () => onSay(""),
      () => onSay("No se pudo descargar."),
    );
  };
  return (
    <header className="edtop">
      <h1 id={ROOM_TITLE}>{title}</h1>
      {link && (
        <a
          className="icb"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}: ${link}`)}`}
          target="_blank"
          rel="noreferrer"
          aria-label="Enviar por WhatsApp"
        >
          <Icon of={MessageCircle} />
          <span>WhatsApp</span>
        </a>
      )}
      <button type="button" className="icb" onClick={share}>
        <Icon of={Share2} />
        <span>Compartir</span>
      </button>
      <button type="button" className="icb" onClick={download}>
        <Icon of={Download} />
        <span>Descargar</span>
      </button>
    </header>
  );
}
