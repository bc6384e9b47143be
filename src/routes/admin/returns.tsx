export { ReturnsScreen as default } from "../../returns/admin/returns-screen.tsx";
