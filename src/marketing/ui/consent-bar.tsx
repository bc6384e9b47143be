import { addresses } from "../../addresses.ts";
import { allowTracking } from "../meta/track.ts";
import "./consent-bar.css";

/** Ley 1581: asked before, both answers alike, nothing lost by a no. It covers nothing and takes no focus. */
export default function ConsentBar({ onAnswered }: { onAnswered: () => void }) {
  const answer = (allowed: boolean) => () => {
    allowTracking(allowed);
    onAnswered();
  };
  return (
    <section className="consent-bar" aria-label="Permiso para medir la publicidad">
      <p>
        ¿Nos permites contarle a Meta qué alfombras miras, para saber si nuestros anuncios sirven? Sin tu permiso no enviamos
        nada.{" "}
        <a className="link" href={addresses.privacy()}>
          Cómo cuidamos tus datos
        </a>
      </p>
      <div>
        <button type="button" className="btn btn--line btn--small" onClick={answer(false)}>
          No, gracias
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={answer(true)}>
          Sí, permitir
        </button>
      </div>
    </section>
  );
}
