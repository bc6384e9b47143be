export { FeedsScreen as default } from "../../marketing/admin/feeds-screen.tsx";
