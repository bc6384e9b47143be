import { Fragment } from "react";
import { MediaChoice } from "../../media/admin/media-choice.tsx";
import { Switch } from "../../ui/admin/switch.tsx";
import { DEFAULT_WORKSHOP, NO_PICTURE, WORKSHOP_PICTURES } from "../rules/workshop.ts";
import type { Workshop } from "../shape.ts";
import { type Errors, LineField } from "./form-parts.tsx";
import { words } from "./words.ts";

type Props = { workshop?: Workshop; errors: Errors; onChange: (workshop: Workshop) => void };

/** One place for each picture of the workshop; an empty one shows the studio's. */
export function WorkshopFields({ workshop = { ...DEFAULT_WORKSHOP, isOn: false }, errors, onChange }: Props) {
  const { workshop: said, fields } = words();
  const pictures = WORKSHOP_PICTURES.map((_, place) => workshop.pictures[place] ?? NO_PICTURE);
  const set = (part: Partial<Workshop>) => onChange({ ...workshop, ...part });
  return (
    <section>
      <div className="content-part__head">
        <h2>{said.title}</h2>
        <span className="admin-small admin-muted">{said.about}</span>
        <Switch label={fields.show(said.title)} checked={workshop.isOn} onChange={(isOn) => set({ isOn })} />
      </div>
      <p className="admin-small admin-muted">{said.own}</p>
      <div className="content-slide__fields">
        <LineField
          label={said.heading}
          most={60}
          value={workshop.title}
          error={errors.title}
          onChange={(title) => set({ title })}
        />
        <LineField label={said.text} most={240} value={workshop.text} error={errors.text} onChange={(text) => set({ text })} />
        {pictures.map((each, place) => {
          const name = said.places[place]!;
          const change = (part: Partial<typeof each>) => set({ pictures: pictures.with(place, { ...each, ...part }) });
          const at = `pictures.${place}`;
          return (
            <Fragment key={WORKSHOP_PICTURES[place]}>
              <MediaChoice
                label={name}
                otherwise={said.studioPicture}
                value={each.picture}
                error={errors[`${at}.picture`]}
                onChange={(picture) => change({ picture })}
              />
              {each.picture && (
                <>
                  <LineField
                    label={said.alt(name)}
                    most={200}
                    value={each.alt}
                    error={errors[`${at}.alt`]}
                    onChange={(alt) => change({ alt })}
                  />
                  <LineField
                    label={said.caption(name)}
                    most={80}
                    value={each.caption}
                    error={errors[`${at}.caption`]}
                    onChange={(caption) => change({ caption })}
                  />
                </>
              )}
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}
