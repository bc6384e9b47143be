import { CircleAlert, Folder, Layers } from "lucide";
import { I } from "../../ui/admin/icon.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { MediaFacts } from "../contract.ts";
import { words } from "./words.ts";
import "./media-folders.css";

type Filters = { get: (name: string) => string; set: (changes: Record<string, string>) => void };
type Props = { filters: Filters; facts: MediaFacts | undefined };

const FOLDERS = [
  ["", "all", Layers, "files"],
  ["carpets", "carpets", Folder, "carpets"],
  ["collections", "collections", Folder, "collections"],
  ["other", "other", Folder, "other"],
  ["unused", "unused", CircleAlert, "unused"],
] as const;

const chosenIn = ({ get }: Filters): string => (get("used") === "no" ? "unused" : get("folder"));
const choose = ({ set }: Filters, folder: string) => set(folder === "unused" ? { used: "no", folder: "" } : { used: "", folder });
const number = new Intl.NumberFormat("es-CO");

/** Folders beside the files, on a wide desk. */
export const MediaFolders = ({ filters, facts }: Props) => (
  <nav className="media-folders" aria-label={words().folders.title}>
    <span className="admin-label">{words().folders.title}</span>
    {FOLDERS.map(([value, label, icon, count]) => (
      <button
        type="button"
        key={value}
        aria-current={chosenIn(filters) === value ? "true" : undefined}
        onClick={() => choose(filters, value)}
      >
        <I of={icon} s />
        {words().folders[label]}
        <em>{facts && number.format(facts[count])}</em>
      </button>
    ))}
  </nav>
);

/** The same choice where there is no room for a column. */
export const FolderSelect = ({ filters }: Pick<Props, "filters">) => (
  <Select
    className="media-folders__select"
    label={words().list.folder}
    value={chosenIn(filters)}
    onChange={(event) => choose(filters, event.target.value)}
  >
    {FOLDERS.map(([value, label]) => (
      <option key={value} value={value}>
        {words().folders[label]}
      </option>
    ))}
  </Select>
);
