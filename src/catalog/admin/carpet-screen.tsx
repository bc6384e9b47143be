import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import { CarpetForm } from "./carpet-form.tsx";
import { useCarpet, useCollections } from "./use-carpets.ts";
import { words } from "./words.ts";

/** `/admin/carpets/new` or `/admin/carpets/{id}`. */
export function CarpetScreen({ id }: { id: string }) {
  const isNew = id === "new";
  const carpet = useCarpet(isNew ? undefined : Number(id));
  const collections = useCollections();
  const error = carpet.error ?? collections.error;
  const ready = collections.data && (isNew || carpet.data);
  if (ready) return <CarpetForm key={id} carpet={carpet.data} collections={collections.data} />;
  return (
    <Screen title={words().list.carpet}>
      {error ? (
        <Banner
          text={words().list.failedOne}
          detail={reasonOf(error)}
          retry={() => void Promise.all([carpet.refetch(), collections.refetch()])}
        />
      ) : (
        <SkeletonRows />
      )}
    </Screen>
  );
}
