export { HistoryScreen as default } from "../../staff/admin/history-screen.tsx";
