export { DeliveriesScreen as default } from "../../deliveries/admin/deliveries-screen.tsx";
