export { PeopleScreen as default } from "../../staff/admin/people-screen.tsx";
