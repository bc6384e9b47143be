import { expect, it } from "vitest";
import { checkDiscountForm, readEnd, readMoment } from "./form.ts";
import { discountState } from "./discount-state.ts";

const good = {
  code: "LANA10",
  name: "Lana",
  percentage: 10,
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  isAllProducts: true,
};

it("accepts a complete form and names what is missing", () => {
  expect(checkDiscountForm(good)).toEqual({});
  expect(checkDiscountForm({})).toEqual({
    code: "Código es requerido",
    name: "Nombre es requerido",
    percentage: "Porcentaje debe ser entre 1 y 100",
    startDate: "Fecha de inicio es requerida",
    endDate: "Fecha de fin es requerida",
    applicableTags: 'Selecciona etiquetas o marca "Todos los productos"',
  });
});

it.each([0, -1, 0.004, 100.001, 100.01, Number.NaN])("refuses %f percent", (percentage) =>
  expect(checkDiscountForm({ ...good, percentage })).toHaveProperty("percentage"),
);

it.each(["2026-11-01", "2026-10-31"])("refuses an end on %s", (endDate) =>
  expect(checkDiscountForm({ ...good, endDate })).toEqual({
    endDate: "Fecha de fin debe ser posterior a la fecha de inicio",
  }),
);

it("a day is a day in Bogotá, and a code ends with its last day", () => {
  expect(readMoment("2026-11-01")?.toISOString()).toBe("2026-11-01T05:00:00.000Z");
  expect(readMoment("2026-11-01T08:30")?.toISOString()).toBe("2026-11-01T13:30:00.000Z");
  expect(readEnd("2026-11-30")?.toISOString()).toBe("2026-12-01T04:59:59.999Z");
  expect(readMoment("2026-11-01T08:30:15")?.toISOString()).toBe("2026-11-01T13:30:15.000Z");
  expect(readMoment("2026-11-01T08:30:15.5Z")?.toISOString()).toBe("2026-11-01T08:30:15.500Z");
  expect(readEnd("9999-12-31")?.toISOString()).toBe("9999-12-31T23:59:59.999Z");
});

it.each(["mañana", "5", "2026-02-30", "2026-02-30T10:00", "2026-11-01T25:00", "0000-01-01", "+010000-01-01T00:00:00Z"])(
  "%s is no moment",
  (text) => expect(readMoment(text)).toBeUndefined(),
);

it("has the display state of the specification", () => {
  const code = { isActive: true, startsAt: new Date("2026-11-01T05:00:00Z"), endsAt: new Date("2026-12-01T04:59:59.999Z") };
  expect(discountState(code, new Date("2026-11-01T04:59:59Z"))).toBe("Programado");
  expect(discountState(code, new Date("2026-11-15T00:00:00Z"))).toBe("Activo");
  expect(discountState(code, new Date("2026-12-01T05:00:00Z"))).toBe("Expirado");
  expect(discountState({ ...code, isActive: false }, new Date("2026-11-15T00:00:00Z"))).toBe("Inactivo");
});
