import { expect, it } from "vitest";
import { addPage, PAGE, type PagesRead } from "./pages-read.ts";

type Review = { id: number };
const reviews = (count: number): Review[] => Array.from({ length: count }, (_, place) => ({ id: count - place }));
const ask = (all: Review[], page: number) => all.slice((page - 1) * PAGE, page * PAGE);
const start = (all: Review[]): PagesRead<Review> => ({ shown: all.slice(0, 3), pages: 0, isAll: all.length <= 3 });

it.each([4, 100, 101, 250, 300])("brings all %i, page by page, each once and in their order", (count) => {
  const all = reviews(count);
  let read = start(all);
  for (let press = 0; press < 10 && !read.isAll; press++) {
    const before = read.shown.length;
    read = addPage(read, ask(all, read.pages + 1), count);
    expect(read.shown.length).toBeGreaterThan(before);
  }
  expect(read).toMatchObject({ shown: all, isAll: true });
});

it("shows no review twice when another came in between, and ends", () => {
  const all = reviews(150);
  const first = addPage(start(all), ask(all, 1), 150);
  const last = addPage(first, ask([{ id: 999 }, ...all], 2), 150);
  expect(last).toMatchObject({ shown: all, isAll: true });
});
