/** What a key may do, by the calls it opens. A call in no entry is closed to every key. */
export const API_SCOPES = {
  "orders:read": ["GET /api/admin/orders", "GET /api/admin/orders/csv", "GET /api/admin/orders/{id}"],
  "orders:write": ["POST /api/admin/orders", "PUT /api/admin/orders/{id}", "POST /api/admin/orders/{id}/shipments"],
  "rugs:read": [
    "GET /api/admin/carpets",
    "GET /api/admin/carpets/{id}",
    "GET /api/admin/carpets/csv",
    "GET /api/admin/collections",
  ],
  "stock:read": ["GET /api/admin/inventory/{id}"],
  "stock:write": ["PUT /api/admin/inventory/{id}/{size}"],
} as const satisfies Record<string, readonly string[]>;

export type ApiScope = keyof typeof API_SCOPES;
export const SCOPE_NAMES = Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]];

/** Whether one of these scopes opens the call, named `GET /api/admin/orders`. */
export const opensCall = (scopes: readonly string[], call: string): boolean =>
  scopes.some((scope) => ((API_SCOPES as Record<string, readonly string[]>)[scope] ?? []).includes(call));
