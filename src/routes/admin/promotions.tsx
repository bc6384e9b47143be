export { PromotionsScreen as default } from "../../promotions/admin/promotions-screen.tsx";
