import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import type { Rug } from "../../../catalog/contract.ts";
import { readableName } from "../../../catalog/rules/readable-name.ts";
import { factsOf } from "../../../catalog/rules/rug-fields.ts";
import { showSize } from "../../../catalog/rules/size.ts";
import { rugStory } from "../../../catalog/rules/rug-story.ts";
import "./product-story.css";

export function ProductStory({ rug }: { rug: Rug }) {
  const { heading = rug.name, paragraphs } = rugStory(rug.description);
  const facts: [name: string, value: React.ReactNode][] = [
    [
      "Colección",
      <Link key="c" className="link" to={addresses.collection(rug.catalog)}>
        {readableName(rug.catalog)}
      </Link>,
    ],
    ...factsOf(rug),
    [
      "Medidas",
      <ul key="m">
        {rug.sizes.map(({ size }) => (
          <li key={size}>{showSize(size)}</li>
        ))}
        <li className="quiet">Sin contar el fleco</li>
      </ul>,
    ],
    ["Cuidado", "Aspira sin cepillo, a favor del pelo. Gírala cada seis meses."],
  ];
  return (
    <section className="story">
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
