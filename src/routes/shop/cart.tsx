import { hotRugs } from "../../catalog/hot-rugs.server.ts";
import { CartView } from "../../cart/ui/cart-view.tsx";
import { OrderWaits } from "../../checkout/ui/order-waits.tsx";
import { useCartNotice } from "../../checkout/use-cart-notice.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/cart";
import { HELP_AT_END } from "./frame/floating-buttons.tsx";
import { NeedsScript } from "./frame/needs-script.tsx";
import { shopIn } from "./shop-in.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const offered = (await hotRugs(ctxOf(context))).filter(({ sizes }) => sizes.length > 0);
  return {
    maxUnits: ctxOf(context).settings().selling.unitsPerOrder,
    wanted: offered.slice(0, 4).map(({ id, name, thumbnail, image, images, sizes }) => ({
      id,
      name,
      thumbnail,
      image,
      price: Math.min(...sizes.map((size) => size.price)),
      scene: images.find((each) => each.includes("rolled")) ?? images[1] ?? image,
    })),
  };
}

/** Sums and fields fill this page: the two buttons are at its end. */
export const handle = HELP_AT_END;
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Tu carrito · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex" },
];

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { problem, waiting, held, cancel } = useCartNotice();
  const notice = waiting ? (
    <OrderWaits order={waiting} cancel={cancel} />
  ) : (
    problem && (
      <Notice tone={problem.is === "calm" ? "gold" : "bad"} role="alert">
        <p>{problem.text}</p>
      </Notice>
    )
  );
  return (
    <>
      <NeedsScript />
      <CartView wanted={loaderData.wanted} maxUnits={loaderData.maxUnits} notice={notice} held={held} />
    </>
  );
}
