import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Spec §2 Admin: one address per tab. */
const backOffice = [
  index("routes/admin/dashboard.tsx"),
  route("collections", "routes/admin/collections.tsx"),
  route("carpets", "routes/admin/carpets.tsx"),
  route("carpets/grid", "routes/admin/carpets-grid.tsx"),
  route("carpets/:id", "routes/admin/carpet.tsx"),
  route("orders/:id?", "routes/admin/orders.tsx"),
  route("orders/new", "routes/admin/new-sale.tsx"),
  route("orders/:id/open", "routes/admin/order.tsx"),
  route("orders/:id/:what", "routes/admin/order-print.tsx"),
  route("returns", "routes/admin/returns.tsx"),
  route("customers", "routes/admin/customers.tsx"),
  route("customers/:id", "routes/admin/customer.tsx"),
  route("discount-codes", "routes/admin/discount-codes.tsx"),
  route("showroom", "routes/admin/showroom.tsx"),
  route("reviews", "routes/admin/reviews.tsx"),
  route("media", "routes/admin/media.tsx"),
  route("messages", "routes/admin/messages.tsx"),
  route("letters", "routes/admin/letters.tsx"),
  route("insight", "routes/admin/insight.tsx"),
  route("import", "routes/admin/import.tsx"),
  route("feeds", "routes/admin/feeds.tsx"),
  route("api-keys", "routes/admin/api-keys.tsx"),
  route("webhooks", "routes/admin/webhooks.tsx"),
  route("content", "routes/admin/content.tsx"),
  route("content/:slug", "routes/admin/content-text.tsx"),
  route("people", "routes/admin/people.tsx"),
  route("account", "routes/admin/account.tsx"),
  route("history", "routes/admin/history.tsx"),
  route("settings", "routes/admin/settings.tsx"),
];

/** Every piece of ui/ in every state, for who builds the shop; no built shop has it. */
const gallery = process.env.NODE_ENV === "development" ? [route("gallery", "routes/gallery/gallery.tsx")] : [];

/** Every URL of the shop, by hand. */
export default [
  layout("routes/shop/frame.tsx", [
    index("routes/shop/home.tsx"),
    route("catalog/:slug?", "routes/shop/catalogue.tsx"),
    route("collection/:slug", "routes/shop/collection.tsx"),
    route("product/:id/:slug?", "routes/shop/product.tsx", { id: "product" }),
    route("rug/:id/:slug?", "routes/shop/product.tsx", { id: "rug" }),
    route("favoritos", "routes/shop/favourites.tsx"),
    route("cart", "routes/shop/cart.tsx"),
    route("showroom", "routes/shop/showroom.tsx"),
    route("visita/:token", "routes/shop/visit.tsx"),
    route("about", "routes/shop/about.tsx"),
    route("contact", "routes/shop/contact.tsx"),
    route("envios", "routes/shop/reading/shipping.tsx"),
    route("devoluciones", "routes/shop/reading/returns.tsx"),
    route("preguntas-frecuentes", "routes/shop/reading/questions.tsx"),
    route("rastrea-tu-pedido", "routes/shop/reading/track-order.tsx"),
    route("privacidad", "routes/shop/reading/privacy.tsx"),
    route("terminos", "routes/shop/reading/terms.tsx"),
    route("mapa-del-sitio", "routes/shop/reading/site-map.tsx"),
    route("checkout", "routes/shop/checkout.tsx"),
    route("order/:orderNumber", "routes/shop/order.tsx"),
    route("merge", "routes/shop/merge.tsx"),
  ]),
  route("admin/invite", "routes/admin/invite.tsx"),
  route("admin", "routes/admin/frame.tsx", backOffice),
  ...gallery,
  route("*", "routes/not-found.ts"),
] satisfies RouteConfig;
