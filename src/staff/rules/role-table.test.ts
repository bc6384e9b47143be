import { expect, it } from "vitest";
import { mayCall } from "./role-table.ts";
import { ROLES, type Role } from "./roles.ts";

const who = (call: string): Role[] => ROLES.filter((role) => mayCall(role, call));

it.each<[string, Role[]]>([
  ["GET /api/admin/staff", ["owner"]],
  ["POST /api/admin/api-keys", ["owner"]],
  ["DELETE /api/admin/customers/{id}", ["owner"]],
  ["PUT /api/admin/settings/{section}", ["owner", "manager"]],
  ["PUT /api/admin/settings/payments", ["owner"]],
  ["POST /api/admin/settings/payments/test", ["owner"]],
  ["POST /api/admin/orders/{id}/refunds", ["owner", "manager", "seller"]],
  ["POST /api/admin/orders", ["owner", "manager", "seller"]],
  ["DELETE /api/admin/orders/{id}/shipments/{shipmentId}", ["owner", "manager", "seller"]],
  ["DELETE /api/admin/orders/{id}", ["owner", "manager"]],
  ["PUT /api/admin/returns/{id}", ["owner", "manager", "seller"]],
  ["POST /api/admin/promotions/{id}/end", ["owner", "manager"]],
  ["GET /api/admin/orders", ["owner", "manager", "seller", "viewer"]],
  ["PUT /api/admin/content/{slug}", ["owner", "manager", "editor"]],
  ["GET /api/admin/carpets", [...ROLES]],
  ["PUT /api/admin/carpets/{id}", ["owner", "manager", "editor"]],
  ["POST /api/admin/upload", ["owner", "manager", "editor"]],
  ["DELETE /api/admin/something-new", ["owner"]],
])("%s: %s", (call, roles) => expect(who(call)).toEqual(roles));
