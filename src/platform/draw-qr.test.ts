import { expect, it } from "vitest";
import { readQr } from "../testing/read-qr.ts";
import { drawQr } from "./draw-qr.ts";

it.each([
  "https://casaanatolia.com/product/12/usak-rojo?size=200x300&vista=ar",
  "otpauth://totp/Casa%20Anatolia:ana%40casaanatolia.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Casa%20Anatolia",
  "http://localhost:3000/procedencia/7K3M-9QXT-2FWD",
  `https://casaanatolia.com/${"tapete-".repeat(60)}`,
  "Señal ñandú 🧿",
])("draws %s so that it is read back", async (text) => {
  for (const margin of [0, 1, 4]) expect(await readQr(drawQr(text, margin))).toBe(text);
});

it("keeps the quiet zone white and the code as large as its modules", () => {
  expect(drawQr("HOLA", 0)).toContain('viewBox="0 0 21 21"');
  const drawn = drawQr("HOLA", 4);
  expect(drawn).toContain('viewBox="0 0 29 29"');
  const at = [...drawn.matchAll(/M(\d+) (\d+)h1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...at), Math.max(...at)]).toEqual([4, 24]);
});

it("is read though a stain hides a corner of it", async () => {
  const text = "https://casaanatolia.com/procedencia/7K3M-9QXT-2FWD";
  const drawn = drawQr(text, 4);
  const size = Number(/viewBox="0 0 (\d+) /.exec(drawn)![1]);
  const stained = drawn.replaceAll(/M(\d+) (\d+)h1v1h-1z/g, (dark, x: string, y: string) =>
    Number(x) > size - 10 && Number(y) > size - 14 && Number(y) < size - 8 ? "" : dark,
  );
  expect(stained).not.toBe(drawn);
  expect(await readQr(stained)).toBe(text);
});
