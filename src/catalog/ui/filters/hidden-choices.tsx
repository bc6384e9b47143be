import { type Browse, browseParams } from "../../rules/browse.ts";

/** What a plain form must carry along so that it changes only the parameters it names itself. */
export const HiddenChoices = ({ browse, but }: { browse: Browse; but: readonly string[] }) =>
  browseParams({ ...browse, page: 1 }).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
