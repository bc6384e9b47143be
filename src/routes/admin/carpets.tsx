export { CarpetsScreen as default } from "../../catalog/admin/carpets-screen.tsx";
