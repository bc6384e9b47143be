export { SettingsScreen as default } from "../../settings/admin/settings-screen.tsx";
