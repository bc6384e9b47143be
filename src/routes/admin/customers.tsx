export { CustomersScreen as default } from "../../customers/admin/customers-screen.tsx";
