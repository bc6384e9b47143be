import type { AnnouncementDocument } from "../shape.ts";
import { type Errors, LineField, MomentField } from "./form-parts.tsx";
import { words } from "./words.ts";

type Props = { announcement: AnnouncementDocument; errors: Errors; onChange: (next: AnnouncementDocument) => void };

/** One line over every page. */
export const AnnouncementFields = ({ announcement, errors, onChange }: Props) => (
  <div className="content-slide__fields">
    <LineField
      label={words().announcement.text}
      most={200}
      value={announcement.text}
      error={errors.text}
      onChange={(text) => onChange({ ...announcement, text })}
    />
    <LineField
      label={words().fields.link}
      hint={words().announcement.linkHint}
      value={announcement.link}
      error={errors.link}
      onChange={(link) => onChange({ ...announcement, link })}
    />
    <MomentField
      label={words().fields.from}
      hint={words().fields.fromHint}
      value={announcement.from}
      error={errors.from}
      onChange={(from) => onChange({ ...announcement, from })}
    />
    <MomentField
      label={words().fields.until}
      value={announcement.until}
      error={errors.until}
      onChange={(until) => onChange({ ...announcement, until })}
    />
  </div>
);
