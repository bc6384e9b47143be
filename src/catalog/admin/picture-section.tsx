import { type Dispatch, type SetStateAction, useCallback } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CarpetValues } from "./carpet-values.ts";
import { Pictures } from "./pictures.tsx";
import { Section } from "./section.tsx";
import type { StaffCarpet } from "./shapes.ts";
import { Videos } from "./videos.tsx";
import { formWords } from "./form-words.ts";

/** Which lists have files on their way. */
export type Sending = { images: boolean; videos: boolean };
type Props = { form: UseFormReturn<CarpetValues>; carpet?: StaffCarpet; setSending: Dispatch<SetStateAction<Sending>> };

export function PictureSection({ form, carpet, setSending }: Props) {
  const said = formWords().pictures;
  const onImages = useCallback((images: boolean) => setSending((now) => ({ ...now, images })), [setSending]);
  const onVideos = useCallback((videos: boolean) => setSending((now) => ({ ...now, videos })), [setSending]);
  const place = carpet ? { carpetId: String(carpet.id) } : { folder: "carpets" };
  const change = (field: "images" | "videos") => (next: (now: string[]) => string[]) =>
    form.setValue(field, [...new Set(next(form.getValues(field)))], { shouldDirty: true });
  const [images, videos, thumbnail] = useWatch({ control: form.control, name: ["images", "videos", "thumbnail"] });
  return (
    <Section id="pictures" title={said.title} text={said.text}>
      <Pictures
        images={images}
        thumbnail={thumbnail}
        place={place}
        change={change("images")}
        onBusy={onImages}
        setThumbnail={(image) => form.setValue("thumbnail", image, { shouldDirty: true })}
      />
      <Videos videos={videos} place={place} change={change("videos")} onBusy={onVideos} />
    </Section>
  );
}
