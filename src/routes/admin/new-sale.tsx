import { NewSaleScreen } from "../../orders/admin/new-sale-screen.tsx";

export default NewSaleScreen;
