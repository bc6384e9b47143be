import { Columns3, type IconNode, Move, Ruler, Sparkles, SquareSplitHorizontal } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { leftWords } from "../rules/history.ts";

/** What the shopper is doing; corners are marked and the brush is taken only where something is wrong. */
export type Tool = "place" | "measure" | "split" | "compare" | "advice" | "corners" | "brush";

const TOOLS: readonly [Exclude<Tool, "corners" | "brush">, string, string, IconNode][] = [
  ["place", "Colocar", "", Move],
  ["measure", "Medir", "", Ruler],
  ["split", "Antes", " y después", SquareSplitHorizontal],
  ["compare", "Comparar", "", Columns3],
  ["advice", "¿Cuál le va", "?", Sparkles],
];

type Props = { tool: Tool | null; left: number; onTool: (tool: Tool) => void };

/** Without a tool there is nothing to work on yet: they are shown, but off. */
export function EditorTools({ tool, left, onTool }: Props) {
  return (
    <div className={tool ? "tools" : "tools off"} role="tablist" aria-label="Herramientas">
      {TOOLS.map(([name, text, more, icon]) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={tool === name}
          disabled={!tool}
          className={tool === name ? "on" : ""}
          onClick={() => onTool(name)}
        >
          <Icon of={icon} />
          <span>
            {text}
            <span className="wide">{more}</span>
          </span>
        </button>
      ))}
      {tool && <span className="left">{leftWords(left)} vistas previas de esta alfombra</span>}
    </div>
  );
}
