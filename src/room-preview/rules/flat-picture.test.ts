import { expect, it } from "vitest";
import { flatPicture } from "./flat-picture.ts";

const images = ["/media/demo/rugs/1/packshot.avif", "/media/demo/rugs/1/room.avif"];

it("takes the flat picture wherever it stands, and never a room with a rug in it", () => {
  const flat = "/media/demo/rugs/1/flat.avif";
  expect(flatPicture({ image: images[0]!, images, thumbnail: flat })).toBe(flat);
  expect(flatPicture({ image: images[0]!, images: [...images, flat], thumbnail: images[0]! })).toBe(flat);
  expect(flatPicture({ image: images[0]!, images, thumbnail: images[1]! })).toBe(images[0]);
});
