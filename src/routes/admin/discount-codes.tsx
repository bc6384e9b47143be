export { CodesScreen as default } from "../../discounts/admin/codes-screen.tsx";
