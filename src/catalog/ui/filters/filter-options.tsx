import { Check } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { CataloguePage } from "../../browse-catalogue.server.ts";
import type { Facet, Facets } from "../../facets.server.ts";
import { type Browse, browseAddress, toggled } from "../../rules/browse.ts";
import { readableName } from "../../rules/collection-name.ts";
import { showColor, showTag } from "../../rules/fixed-lists.ts";
import { centimetresOf, normalizeSize } from "../../rules/size.ts";
import { swatchOf } from "../../rules/swatch.ts";

type Props = { browse: Browse; facets: Facets };

/** A filter value is a link: it works without JavaScript, says what one would get, and can be shared. */
function Option({
  to,
  isOn,
  count,
  mark,
  children,
}: {
  to: string;
  isOn: boolean;
  count: number;
  mark?: string;
  children: React.ReactNode;
}) {
  const content = (
    <>
      {mark ? (
        <span className="sw" style={{ "--c": mark } as CSSProperties} />
      ) : (
        <span className="opt__box">{isOn && <Icon of={Check} size={12} />}</span>
      )}
      <span>{children}</span>
      <span className="opt__n">{count}</span>
    </>
  );
  if (count === 0 && !isOn) return <span className="opt is-off">{content}</span>;
  return (
    <Link className={`opt${isOn ? " is-on" : ""}`} to={to} replace rel="nofollow" aria-current={isOn ? "true" : undefined}>
      {content}
    </Link>
  );
}

type Collections = CataloguePage["collections"];

export const CollectionOptions = ({ browse, collections }: Pick<Props, "browse"> & { collections: Collections }) =>
  collections.map(({ name, found }) => {
    const isOn = browse.collection === name;
    return (
      <Option key={name} to={browseAddress(browse, { collection: isOn ? "" : name })} isOn={isOn} count={found}>
        {readableName(name)}
      </Option>
    );
  });

export function SizeOptions({ browse, facets }: Props) {
  return facets.sizes.map(({ value, count }) => {
    const isOn = normalizeSize(value) === normalizeSize(browse.size);
    const cm = centimetresOf(value);
    return (
      <Option key={value} to={browseAddress(browse, { size: isOn ? "" : value })} isOn={isOn} count={count}>
        {value} {cm && <small className="num">{`· ${cm.width} × ${cm.length} cm`}</small>}
      </Option>
    );
  });
}

export function ColorOptions({ browse, facets }: Props) {
  return facets.colors.map(({ value, count }) => (
    <Option
      key={value}
      to={browseAddress(browse, { colors: toggled(browse.colors, value) })}
      isOn={browse.colors.includes(value)}
      count={count}
      mark={swatchOf(value)}
    >
      {showColor(value)}
    </Option>
  ));
}

const FIRST = ["Tendencia", "Minimalista", "Premium", "Alta Calidad", "Unicolor", "Sutil", "Brillante"];
const placeOf = ({ value }: Facet): number => (FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length);

export function TagOptions({ browse, facets, all = false }: Props & { all?: boolean }) {
  const [isOpen, setOpen] = useState(all);
  const sorted = facets.tags.toSorted((a, b) => placeOf(a) - placeOf(b));
  const hidden = sorted.slice(FIRST.length).filter(({ value }) => !browse.tags.includes(value));
  return (
    <>
      {sorted.map((facet) => (
        <div key={facet.value} hidden={!isOpen && hidden.includes(facet)}>
          <Option
            to={browseAddress(browse, { tags: toggled(browse.tags, facet.value) })}
            isOn={browse.tags.includes(facet.value)}
            count={facet.count}
          >
            {showTag(facet.value)}
          </Option>
        </div>
      ))}
      {!all && hidden.length > 0 && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Ver menos estilos" : `Ver ${hidden.length} estilos más`}
        </button>
      )}
    </>
  );
}
