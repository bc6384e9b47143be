import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { WorkshopBand } from "./workshop-band.tsx";

const pictures = [{ picture: { src: "/media/uploads/other/a.jpg", width: 900, height: 600 }, alt: "", caption: "" }];
const band = (title: string) =>
  renderToString(
    <MemoryRouter>
      <WorkshopBand title={title} text="" pictures={pictures} />
    </MemoryRouter>,
  );

it("has a heading only where the owner wrote one", () => {
  expect(band("Del telar a tu sala")).toContain("<h2");
  expect(band("")).toContain("<figure");
  expect(band("")).not.toMatch(/<h2|aria-labelledby/);
});
