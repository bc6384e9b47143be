import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PublicSettings } from "../../../settings/public-shape.ts";
import { Footer } from "./footer.tsx";

const shop = {
  name: "Telar",
  contact: {},
  hours: { shown: [], soon: [] },
  selling: { returnsDays: 30, codEnabled: false, codPercent: 0 },
} as unknown as PublicSettings;

it("tells the year that the page was made in", () => {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Footer }]);
  expect(renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { shop, year: "2031" } } }} />)).toContain(
    "© 2031 Telar",
  );
});
