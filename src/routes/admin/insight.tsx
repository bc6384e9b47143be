export { InsightScreen as default } from "../../insight/admin/insight-screen.tsx";
