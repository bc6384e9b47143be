import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ReadyPieces } from "../platform/pages/ready-pieces.server.ts";
import { Still, StillPress } from "./still.tsx";
import { pressStill } from "./still-press.server.tsx";

let renders = 0;
const Links = ({ at }: { at?: string; onChoose: () => void }) => {
  renders++;
  return (
    <ul>
      <li aria-current={at === "/catalog" ? "page" : undefined}>
        Catálogo, {"1 < 2"} {3}
      </li>
    </ul>
  );
};
const nav = (at?: string) => <Still as="nav" aria-label="Principal" of={Links} given={{ at, onChoose: () => undefined }} />;

function pressed(at?: string): string {
  const pieces = new ReadyPieces();
  return pieces.layIn(renderToString(<StillPress value={pressStill(pieces)}>{nav(at)}</StillPress>)).toString();
}

it("is the HTML React would have written, made once for each thing given", () => {
  const plain = renderToString(nav("/catalog"));
  expect(plain).toContain('<nav aria-label="Principal"><ul><li aria-current="page">');
  expect(pressed("/catalog")).toBe(plain);
  expect(pressed()).toBe(renderToString(nav()));
  renders = 0;
  expect([pressed("/catalog"), pressed()]).toEqual([plain, renderToString(nav())]);
  // Only the last, which had no press.
  expect(renders).toBe(1);
});
