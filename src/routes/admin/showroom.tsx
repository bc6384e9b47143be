export { default } from "../../showroom/admin/showroom-tab.tsx";
