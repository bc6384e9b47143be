export { ContentScreen as default } from "../../content/admin/content-screen.tsx";
