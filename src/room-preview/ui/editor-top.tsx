import { Download, MessageCircle, Share2 } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { downloadPicture, sharePicture } from "./export-picture.ts";

type Props = {
  title: string;
  canvas: HTMLCanvasElement | null;
  /** The engine's own picture, where the browser cannot paint. */
  imageUrl: string | null;
  /** Where others see this very picture; nothing while another rug or place is shown. */
  link: string | null;
  name: string;
  onSay: (words: string) => void;
};

/** The title, and the picture to take along: without any overlay. */
export function EditorTop({ title, canvas, imageUrl, link, name, onSay }: Props) {
  const share = () =>
    void sharePicture(canvas, imageUrl, title, link).then(
      (how) => onSay(how === "copied" ? "Copiado" : ""),
      () => onSay("No se pudo compartir."),
    );
  const download = () => void downloadPicture(canvas, imageUrl, name).catch(() => onSay("No se pudo descargar."));
  return (
    <header className="edtop">
      <h1>{title}</h1>
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
