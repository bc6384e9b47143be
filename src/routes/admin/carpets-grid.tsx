export { GridScreen as default } from "../../catalog/admin/grid-screen.tsx";
