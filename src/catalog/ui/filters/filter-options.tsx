import { Check } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { CataloguePage } from "../../browse-catalogue.server.ts";
import type { FacetCounts } from "../../facets.server.ts";
import { type Browse, browseAddress, toggled } from "../../rules/browse.ts";
import { readableName } from "../../rules/readable-name.ts";
import { type Facet, FACETS, type WordFacet } from "../../rules/facets.ts";
import { centimetresOf, normalizeSize } from "../../rules/size.ts";
import { ChoiceLink } from "./choice-link.tsx";

type Props = { browse: Browse; facets: FacetCounts };

type OptionProps = { to: string; isOn: boolean; count: number; mark?: string; hidden?: boolean; children: React.ReactNode };

/**
 * A filter value is a link: it works without JavaScript, says what one would get, and can be shared. An empty box is drawn
 * by the style sheet.
 */
function Option({ to, isOn, count, mark, hidden, children }: OptionProps) {
  const content = (
    <>
      {mark ? (
        <span className={`sw sw--${mark}`} />
      ) : (
        isOn && (
          <span className="opt__box">
            <Icon of={Check} size={12} />
          </span>
        )
      )}
      {children}
      <span className="opt__n">{count}</span>
    </>
  );
  const look = mark || isOn ? "opt" : "opt opt--empty";
  if (count === 0 && !isOn)
    return (
      <span className={`${look} is-off`} hidden={hidden}>
        {content}
      </span>
    );
  return (
    <ChoiceLink
      className={isOn ? `${look} is-on` : look}
      to={to}
      rel="nofollow"
      aria-current={isOn ? "true" : undefined}
      hidden={hidden}
    >
      {content}
    </ChoiceLink>
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
  return facets.size.map(({ value, count }) => {
    const isOn = normalizeSize(value) === normalizeSize(browse.size);
    const cm = centimetresOf(value);
    return (
      <Option key={value} to={browseAddress(browse, { size: isOn ? "" : value })} isOn={isOn} count={count}>
        <span>
          {`${value} `}
          {cm && <small className="num">{`· ${cm.width} × ${cm.length} cm`}</small>}
        </span>
      </Option>
    );
  });
}

/** Any of several words. A long list begins with its first ones; the rail shows the others on demand. */
export function WordOptions({ facet, browse, facets, all = false }: Props & { facet: WordFacet; all?: boolean }) {
  const [isOpen, setOpen] = useState(all);
  const { name, show, swatch, first = [] }: Facet & { kind: "words" } = FACETS[facet];
  const placeOf = (value: string): number => (first.includes(value) ? first.indexOf(value) : first.length);
  const sorted = facets[facet].toSorted((a, b) => placeOf(a.value) - placeOf(b.value));
  const chosen = browse[facet];
  const hidden = first.length > 0 ? sorted.slice(first.length).filter(({ value }) => !chosen.includes(value)) : [];
  const others = `${name.toLowerCase()}s`;
  return (
    <>
      {sorted.map((each) => (
        <Option
          key={each.value}
          to={browseAddress(browse, { [facet]: toggled(chosen, each.value) })}
          isOn={chosen.includes(each.value)}
          count={each.count}
          mark={swatch?.(each.value)}
          hidden={!isOpen && hidden.includes(each)}
        >
          {show(each.value)}
        </Option>
      ))}
      {!all && hidden.length > 0 && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Ver menos ${others}` : `Ver ${hidden.length} ${others} más`}
        </button>
      )}
    </>
  );
}
