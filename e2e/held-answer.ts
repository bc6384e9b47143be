import type { Page } from "playwright-core";

/** Holds the answer to the next such call: `asked` when the shop has answered it, `give` lets the page have it. */
export async function heldAnswer(page: Page, address: RegExp, method: string) {
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    asked.resolve();
    await given.promise;
    await route.fulfill({ response });
    return answered.resolve();
  });
  return {
    asked: asked.promise,
    give: async (): Promise<void> => {
      given.resolve();
      await answered.promise;
      await page.unroute(address);
    },
  };
}
