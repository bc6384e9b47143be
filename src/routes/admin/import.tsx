export { ImportScreen as default } from "../../imports/admin/import-screen.tsx";
