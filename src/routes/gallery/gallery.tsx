import { Actions } from "./actions.tsx";
import { Fields } from "./fields.tsx";
import { Layers } from "./layers.tsx";
import { Rows } from "./rows.tsx";
import "./gallery.css";

export const meta = () => [{ title: "Gallery of pieces" }, { name: "robots", content: "noindex" }];

/** Every piece of `ui/` in every state, in development only (see routes.ts). */
export default function Gallery() {
  return (
    <main className="gallery">
      <h1>Gallery of pieces</h1>
      <Actions />
      <Fields />
      <Rows />
      <Layers />
    </main>
  );
}
