import { MergeTool } from "../../merge/admin/merge-tool.tsx";

export const meta = () => [{ title: "Image merge · Casa Anatolia" }, { name: "robots", content: "noindex" }];

export default MergeTool;
