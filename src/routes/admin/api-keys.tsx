export { ApiKeysScreen as default } from "../../staff/admin/api-keys-screen.tsx";
