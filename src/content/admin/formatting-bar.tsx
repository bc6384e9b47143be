import { Bold, Heading2, Heading3, Image, Italic, Link2, List, ListOrdered, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { PLACEHOLDERS } from "../rules/placeholders.ts";
import { words } from "./words.ts";

const ICONS = {
  bold: Bold,
  italic: Italic,
  section: Heading2,
  heading: Heading3,
  bullets: List,
  numbers: ListOrdered,
  link: Link2,
  picture: Image,
} as const satisfies Record<string, IconNode>;
export type Tool = keyof typeof ICONS;
const TOOLS = Object.keys(ICONS) as Tool[];

type ButtonProps = { icon: IconNode; name: string; isOn?: boolean; isOff?: boolean; onPress: () => void };

/** The text keeps the focus, and so what is selected in it. */
export const ToolButton = ({ icon, name, isOn, isOff, onPress }: ButtonProps) => (
  <button
    type="button"
    className="admin-button admin-button--icon admin-button--text"
    aria-label={name}
    title={name}
    aria-pressed={isOn}
    disabled={isOff}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <I of={icon} />
  </button>
);

type Props = {
  /** Which are in force where the cursor is; a text in Markdown does not tell. */
  isOn?: (tool: Tool) => boolean;
  onTool: (tool: Tool) => void;
  onFact: (name: string) => void;
  children?: ReactNode;
  switches: ReactNode;
};

export function FormattingBar({ isOn, onTool, onFact, children, switches }: Props) {
  const said = words().tools;
  return (
    <div className="markdown-field__tools" role="toolbar" aria-label={said.label}>
      {TOOLS.map((tool) => (
        <ToolButton key={tool} icon={ICONS[tool]} name={said.names[tool]} isOn={isOn?.(tool)} onPress={() => onTool(tool)} />
      ))}
      {children}
      <Select label={said.fact} value="" onChange={({ target }) => target.value && onFact(target.value)}>
        <option value="">{said.fact}</option>
        {Object.keys(PLACEHOLDERS).map((name) => (
          <option key={name} value={name}>
            {`{{${name}}}`}
          </option>
        ))}
      </Select>
      {switches}
    </div>
  );
}
