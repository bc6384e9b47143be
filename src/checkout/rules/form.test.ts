import { describe, expect, it } from "vitest";
import { type CheckoutForm, EMPTY_FORM, fieldError, formErrors, missingList, NO_CONSENTS } from "./form.ts";

const good: CheckoutForm = {
  ...EMPTY_FORM,
  name: "Mariana Restrepo",
  email: "mariana@correo.co",
  phone: "310 555 0142",
  state: "Cundinamarca",
  city: "Chía",
  address: "Carrera 9 # 14-32",
};
const agreed = { terms: true, privacy: true, marketing: false, whatsapp: false };

describe("the shipping form (spec §5)", () => {
  it("says what is missing, word for word", () => {
    expect(formErrors({ ...EMPTY_FORM, name: "   " }, agreed)).toEqual({
      name: "El nombre es obligatorio",
      email: "El correo es obligatorio",
      phone: "El teléfono es obligatorio",
      address: "La dirección es obligatoria",
      city: "La ciudad es obligatoria",
      state: "El departamento/estado es obligatorio",
    });
  });

  it("needs neither a postal code, a document nor marketing consent", () => expect(formErrors(good, agreed)).toEqual({}));

  it("needs the two agreements, each by itself", () => {
    expect(Object.keys(formErrors(good, NO_CONSENTS))).toEqual(["terms", "privacy"]);
    expect(Object.keys(formErrors(good, { ...agreed, terms: false }))).toEqual(["terms"]);
  });

  it("checks shapes once something is written", () => {
    expect(fieldError("email", { ...good, email: "mariana@correo" }, agreed)).toMatch(/Revisa el correo/);
    expect(fieldError("phone", { ...good, phone: "555" }, agreed)).toMatch(/10 dígitos/);
    expect(fieldError("idNumber", { ...good, documentType: "NIT", idNumber: "901368337-1" }, agreed)).toBe(
      "El dígito de verificación de ese NIT es 5",
    );
  });

  it("lists what is missing in the order of the screen", () => {
    const { title, fields } = missingList({ address: "x", email: "x", city: "x", state: "x" });
    expect(title).toBe("Faltan cuatro datos para continuar.");
    expect(fields.map(({ name }) => name)).toEqual(["correo", "departamento", "ciudad", "dirección"]);
    expect(missingList({ email: "x" }).title).toBe("Falta un dato para continuar.");
  });
});
