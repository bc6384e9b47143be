import { MergeTool } from "../../room-preview/admin/merge-tool.tsx";
import type { Route } from "./+types/merge";
import { shopIn } from "./shop-in.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Image merge · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
];

export default MergeTool;
