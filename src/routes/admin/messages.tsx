export { default } from "../../messages/admin/messages-tab.tsx";
