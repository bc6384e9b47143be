import "./skip-link.css";

export const SkipLink = () => (
  <a className="skip" href="#contenido">
    Saltar al contenido
  </a>
);
