export { CollectionsScreen as default } from "../../catalog/admin/collections-screen.tsx";
