export { FirstStepsScreen as default } from "../../first-steps/admin/first-steps-screen.tsx";
