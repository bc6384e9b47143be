export { AccountScreen as default } from "../../staff/admin/account-screen.tsx";
