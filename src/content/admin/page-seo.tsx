import { useQuery } from "@tanstack/react-query";
import { MediaChoice } from "../../media/admin/media-choice.tsx";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import type { readSettings, SaveSection } from "../../settings/contract.ts";
import { Only } from "../../staff/admin/only.tsx";
import { useTyped } from "../../staff/admin/use-typed.ts";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import { LineField } from "./form-parts.tsx";
import { words } from "./words.ts";

type Seo = { path: string; title: string; description: string; image: string };

/** How a page is called in search engines and where it is shared; empty fields follow the page. */
export function PageSeo({ address }: { address: string }) {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: () => callApi<typeof readSettings>("GET /api/admin/settings"),
    retry: false,
  });
  if (!data) return null;
  const { pathname: path, host } = new URL(address);
  const known = data.shop.seo.find((each) => each.path === path) ?? { path, title: "", description: "", image: "" };
  const others = data.shop.seo.filter((each) => each.path !== path);
  return (
    <Only call="PUT /api/admin/settings/shop">
      <SeoForm key={path} known={known} others={others} host={host} line={data.shop.line} />
    </Only>
  );
}

type Props = { known: Seo; others: Seo[]; host: string; line: string };

function SeoForm({ known, others, host, line }: Props) {
  const said = words().seo;
  const { draft: seo, change, set, saved } = useTyped(known);
  const isChanged = Object.keys(change).length > 0;
  useLeaveGuard(isChanged);
  const save = useSave(
    () => {
      const isEmpty = !seo.title && !seo.description && !seo.image;
      return callApi<SaveSection<"shop">>("PUT /api/admin/settings/shop", { body: { seo: isEmpty ? others : [...others, seo] } });
    },
    { failed: said.failed, done: () => said.saved, stale: ["settings"] },
  );
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const wrong = (field: keyof Seo) => errors[`seo.${others.length}.${field}`];
  return (
    <form
      className="content-seo"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onSuccess: () => saved(seo) });
      }}
    >
      <h2>{said.title}</h2>
      <div className="content-slide__fields">
        <LineField
          label={said.pageTitle}
          most={70}
          value={seo.title}
          error={wrong("title")}
          onChange={(title) => set({ title })}
        />
        <LineField
          label={said.description}
          most={155}
          value={seo.description}
          error={wrong("description")}
          onChange={(description) => set({ description })}
        />
        <MediaChoice
          label={said.picture}
          otherwise={said.logo}
          value={seo.image}
          error={wrong("image")}
          onChange={(image) => set({ image })}
        />
      </div>
      <figure className="content-seo__preview" aria-live="polite">
        {seo.image && <img src={pictureAddress(seo.image, 720, "webp")} alt="" />}
        <figcaption>
          <span className="admin-small admin-muted">
            {host}
            {seo.path}
          </span>
          <b>{seo.title || said.ownTitle(line)}</b>
          <span>{seo.description || said.ownDescription}</span>
        </figcaption>
      </figure>
      <button className="admin-button" disabled={!isChanged || save.isPending}>
        {said.save}
      </button>
    </form>
  );
}
