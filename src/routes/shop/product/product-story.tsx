import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import type { Rug } from "../../../catalog/contract.ts";
import { readableName } from "../../../catalog/rules/readable-name.ts";
import { showSize } from "../../../catalog/rules/size.ts";
import { swatchName } from "../../../catalog/rules/swatch.ts";
import { rugStory } from "../../../catalog/rules/rug-story.ts";
import "./product-story.css";

/** Where the piece says nothing of its own. */
const USUAL_CARE = "Aspira sin cepillo, a favor del pelo. Gírala cada seis meses.";

type Props = {
  rug: Rug;
  /** What the rug says of itself, in words: made on the server. */ said: [name: string, words: string][];
};

const Colors = ({ of, said }: { of: readonly string[]; said: string }) => (
  <>
    {of.map((color) => (
      <i key={color} className={`sw sw--${swatchName(color)}`} />
    ))}
    {said}
  </>
);

export function ProductStory({ rug, said }: Props) {
  const { heading = rug.name, paragraphs } = rugStory(rug.description);
  const facts: [name: string, value: React.ReactNode][] = [
    [
      "Colección",
      <Link key="c" className="link" to={addresses.collection(rug.catalog)}>
        {readableName(rug.catalog)}
      </Link>,
    ],
    ...said.map(([name, words]): [string, React.ReactNode] => [
      name,
      name === "Colores" ? <Colors key="s" of={rug.colors} said={words} /> : words,
    ]),
    [
      "Medidas",
      <ul key="m">
        {rug.sizes.map(({ size }) => (
          <li key={size}>{showSize(size)}</li>
        ))}
        <li className="quiet">Sin contar el fleco</li>
      </ul>,
    ],
    ...(rug.care ? [] : [["Cuidado", USUAL_CARE] as [string, string]]),
  ];
  return (
    <section className="story below-the-fold">
      <div>
        <p className="label">La alfombra</p>
        <h2 className="h2">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
