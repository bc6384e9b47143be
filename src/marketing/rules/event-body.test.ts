import { expect, it } from "vitest";
import { eventBody } from "./event-body.ts";

it("carries what the specification lists", () => {
  const pieces = [
    { id: 4, quantity: 2, price: 1_850_000 },
    { id: 9, quantity: 1, price: 2_750_000 },
  ];
  expect(eventBody("AddToCart", pieces, { id: "e1", url: "https://shop/x", fbp: "fb.1" })).toEqual({
    event_name: "AddToCart",
    event_id: "e1",
    event_source_url: "https://shop/x",
    action_source: "website",
    user_data: { fbp: "fb.1" },
    custom_data: {
      currency: "COP",
      value: 6_450_000,
      content_type: "product",
      content_ids: ["4", "9"],
      contents: [
        { id: "4", quantity: 2, item_price: 1_850_000 },
        { id: "9", quantity: 1, item_price: 2_750_000 },
      ],
    },
  });
});
