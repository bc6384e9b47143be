import { expect, it } from "vitest";
import { weaknessOf } from "./weak-password.ts";

it.each(["corta", "once.letras"])("%s is too short", (password) => expect(weaknessOf(password)).toContain("12 characters"));

it.each([
  "password1234",
  "Contraseña2026",
  "123456789012",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "qwertyuiop123",
  "1q2w3e4r5t6y",
  "20262026202620",
])("%s is common", (password) => expect(weaknessOf(password)).toContain("common"));

it.each(["una-clave-de-prueba", "correct horse battery", "Kilim-azul-7-flecos", "ñandúñandúñand🧶"])("%s is taken", (password) =>
  expect(weaknessOf(password)).toBeUndefined(),
);
