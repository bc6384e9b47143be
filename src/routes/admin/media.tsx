export { MediaScreen as default } from "../../media/admin/media-screen.tsx";
