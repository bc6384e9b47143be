import type { AnnouncementDocument } from "../shape.ts";
import { type Errors, LineField, MomentField } from "./form-parts.tsx";

type Props = { announcement: AnnouncementDocument; errors: Errors; onChange: (next: AnnouncementDocument) => void };

/** One line over every page. */
export const AnnouncementFields = ({ announcement, errors, onChange }: Props) => (
  <div className="content-slide__fields">
    <LineField
      label="Announcement"
      most={200}
      value={announcement.text}
      error={errors.text}
      onChange={(text) => onChange({ ...announcement, text })}
    />
    <LineField
      label="Leads to"
      hint="A page of this shop such as /envios, or https://…; empty: nowhere"
      value={announcement.link}
      error={errors.link}
      onChange={(link) => onChange({ ...announcement, link })}
    />
    <MomentField
      label="Show from"
      hint="Bogotá time. Empty means always."
      value={announcement.from}
      error={errors.from}
      onChange={(from) => onChange({ ...announcement, from })}
    />
    <MomentField
      label="Until"
      value={announcement.until}
      error={errors.until}
      onChange={(until) => onChange({ ...announcement, until })}
    />
  </div>
);
