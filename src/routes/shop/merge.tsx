import { MergeTool } from "../../room-preview/admin/merge-tool.tsx";

export const meta = () => [{ title: "Image merge · Casa Anatolia" }, { name: "robots", content: "noindex" }];

export default MergeTool;
