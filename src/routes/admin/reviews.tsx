export { ReviewsScreen as default } from "../../reviews/admin/reviews-screen.tsx";
