import { expect, it } from "vitest";
import { served } from "../api.server.ts";
import { needsStaff } from "../platform/http/mount.server.ts";

/** Spec §7 and the contract's own calls, as they are written there. */
const CALLS = `
GET /catalogs
GET /collections
GET /carpets
GET /carpets/{id}
GET /carpets/featured/hot
GET /carpets/recommended/{id}
GET /rugs
GET /rugs/{id}
GET /rugs/featured/hot
GET /rugs/recommended/{id}
GET /reviews
GET /reviews/{id}
POST /orders
GET /orders/{id}
GET /orders/status/{orderNumber}
GET /orders/by-number/{orderNumber}
POST /orders/cancel/{orderNumber}
POST /orders/{orderNumber}/returns
POST /payments/process
POST /payments/bold/process
POST /payments/bold/webhook
POST /discount-codes/validate
GET /instagram/reels
POST /meta/events
POST /merge-images
GET /merge-jobs/{jobId}
GET /showroom/available-slots/{date}
GET /showroom/week-availability
POST /showroom/reservations
POST /contact
POST /admin/session
GET /admin/session
DELETE /admin/session
GET /admin/content/{slug}
PUT /admin/content/{slug}
POST /admin/content/{slug}/publish
GET /admin/content/{slug}/versions
POST /admin/content/{slug}/restore
GET /admin/staff
POST /admin/staff
PUT /admin/staff/{id}
DELETE /admin/staff/{id}
GET /admin/collections
POST /admin/collections
PUT /admin/collections/{id}
DELETE /admin/collections/{id}
GET /admin/carpets
POST /admin/carpets
GET /admin/carpets/{id}
PUT /admin/carpets/{id}
DELETE /admin/carpets/{id}
GET /admin/inventory/{id}
PUT /admin/inventory/{id}/{size}
GET /admin/orders
GET /admin/orders/{id}
PUT /admin/orders/{id}
DELETE /admin/orders/{id}
GET /admin/returns
GET /admin/returns/{id}
PUT /admin/returns/{id}
GET /admin/customers
GET /admin/customers/{id}
GET /admin/customers/{id}/export
DELETE /admin/customers/{id}
GET /admin/reviews
POST /admin/reviews
DELETE /admin/reviews/{id}
POST /admin/upload
POST /admin/upload-multiple
DELETE /admin/media/{folderOrCarpetId}/{filename}
GET /admin/discount-codes
POST /admin/discount-codes
PUT /admin/discount-codes/{id}
DELETE /admin/discount-codes/{id}
GET /admin/showroom/reservations
POST /admin/showroom/block-slots
POST /admin/showroom/unblock-slots
PUT /admin/showroom/reservations/{id}
DELETE /admin/showroom/reservations/{id}`
  .trim()
  .split("\n");

/** Names of parameters are ours; their places are the specification's. */
const shape = (method: string, path: string) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`;
const mounted = served.map(({ endpoint }) => shape(endpoint.method, endpoint.path));

it.each(CALLS)("%s is served", (call) => {
  const [method, path] = call.split(" ") as [string, string];
  expect(mounted).toContain(shape(method, `/api${path}`));
});

it("serves no call twice", () => expect(mounted.filter((call, place) => mounted.indexOf(call) !== place)).toEqual([]));

it("only the calls that sign somebody in are open among the staff's", () => {
  const open = served.filter(({ endpoint }) => endpoint.path.startsWith("/api/admin/") && !needsStaff(endpoint));
  expect(open.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual([
    "DELETE /api/admin/session",
    "GET /api/admin/session",
    "POST /api/admin/invitation",
    "POST /api/admin/invitation/accept",
    "POST /api/admin/passkeys/options",
    "POST /api/admin/passkeys/verify",
    "POST /api/admin/session",
  ]);
});
