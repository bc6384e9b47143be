export { LettersScreen as default } from "../../messages/admin/letters-screen.tsx";
