import type { Locator, Page } from "playwright-core";

/** Keys alone, from the control before it: nothing is pressed that they do not come to. */
export async function pressByKeys(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 80; step++) {
    if (await control.evaluate((each) => each === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keys do not come to ${control.toString()}`);
}
