import { hotRugs } from "../../catalog/hot-rugs.server.ts";
import { CartView } from "../../cart/ui/cart-view.tsx";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { Route } from "./+types/cart";

export async function loader({ context }: Route.LoaderArgs) {
  const rugs = await hotRugs(ctxOf(context));
  return {
    wanted: rugs.slice(0, 4).map(({ id, name, thumbnail, image, images, price, sizes }) => ({
      id,
      name,
      thumbnail,
      image,
      price: sizes.length > 0 ? Math.min(...sizes.map((size) => size.price)) : price,
      scene: images.find((each) => each.includes("rolled")) ?? images[1] ?? image,
    })),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Tu carrito · Casa Anatolia" }, { name: "robots", content: "noindex" }];

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartView wanted={loaderData.wanted} />;
}
