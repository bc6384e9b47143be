import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();

type Desk = { page: Page; text: Locator; tool: (name: string) => Locator; refused: string[] };

/** A text opened in the editor; whatever the page's policy refuses is told. */
async function openText(slug: string, device: typeof DESKTOP | typeof PHONE): Promise<Desk> {
  const { page } = await signedIn({ shop, browser }, device);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  page.on("pageerror", (error) => refused.push(String(error)));
  await page.goto(`${shop.url}/admin/content/${slug}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.waitFor();
  const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
  return { page, text, tool, refused };
}

async function isOn(tool: Locator): Promise<void> {
  await expect.poll(() => tool.getAttribute("aria-pressed")).toBe("true");
}

async function draftOf(page: Page, slug: string): Promise<string> {
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("Draft saved").first().waitFor();
  return storedDraft(page, slug);
}

const storedDraft = async (page: Page, slug: string): Promise<string> =>
  ((await (await page.request.get(`${shop.url}/api/admin/content/${slug}`)).json()) as { draft: string }).draft;

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((at, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    at.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<h1 style="mso-x:1">De Word</h1>
<p class=MsoNormal style="color:red"><b style="mso-bidi-font-weight:normal">Fuerte</b> y <span style="font-style:italic">suave</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Uno</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Dos</p>
<table><tr><td>Celda</td><td>Otra</td></tr><tr><td><p class=MsoNormal>Abajo</p></td></tr></table>
<p><a href="javascript:alert(1)">malo</a> <a href="https://www.sic.gov.co" onclick="window.ran=1">bueno</a> {{nit}} <u>liso</u><script>window.ran=1</script><img src="https://elsewhere.co/a.gif" onerror="window.ran=1"></p>
</body></html>`;

describe.each([
  ["a desk", DESKTOP, "privacy", "shipping"],
  ["a phone", PHONE, "questions", "returns"],
] as const)("an editor with %s", (name, device, slug, other) => {
  it("writes a text as it looks, which is kept in Markdown", async () => {
    const { page, text, tool, refused } = await openText("terms", device);
    await text.getByRole("heading", { level: 1 }).waitFor();
    await text.press("Control+a");
    await page.keyboard.type("# Condiciones");
    await page.keyboard.press("Enter");
    await page.keyboard.type(`Todo 2 * 3 * 4, con `);
    await tool("Bold").click();
    await isOn(tool("Bold"));
    await page.keyboard.type("cuidado");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" y ");
    await page.keyboard.press("Control+i");
    await page.keyboard.type(name);
    await page.keyboard.press("Control+i");
    await page.keyboard.press("Enter");
    await tool("Section").click();
    await isOn(tool("Section"));
    await page.keyboard.type("Envíos a {{city}}");
    await text.locator("[data-fact=city]").waitFor();
    await page.keyboard.press("Enter");
    await tool("List").click();
    await isOn(tool("List"));
    await page.keyboard.type("Uno");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Dos");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByLabel("Fact from the settings").selectOption("cod_percent");
    await page.keyboard.type(" de recargo. Ver más");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("Fin");
    await expectAccessible(page, ".markdown-field");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width);
    expect(await draftOf(page, "terms")).toBe(
      `# Condiciones\n\nTodo 2 \\* 3 \\* 4, con **cuidado** y *${name}*\n\n## Envíos a {{city}}\n\n- Uno\n- Dos\n\n{{cod_percent}} de recargo. Ver más\n\nFin\n`,
    );
    expect(refused).toEqual([]);
  });

  it("is told beside the text what is wrong with it", async () => {
    const { page, text } = await openText("terms", device);
    await text.press("Control+End");
    await page.keyboard.type(" {{nada}}");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect.poll(() => text.getAttribute("aria-invalid")).toBe("true");
    const notes = (await text.getAttribute("aria-describedby"))!.split(" ");
    const said = await Promise.all(notes.map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(said.join(" ")).toContain("Nothing is called {{nada}}");
    await expectAccessible(page, ".markdown-field");
    await page.keyboard.press("Control+z");
  });

  it("makes, changes and removes a link by the keyboard alone, and none that runs a script", async () => {
    const { page, text, tool } = await openText(other, device);
    await text.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Escríbenos hoy");
    for (const _ of "hoy") await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog");
    const address = dialog.getByLabel("Leads to");
    await expect.poll(() => address.evaluate((at) => at === document.activeElement)).toBe(true);
    expect(await page.getByRole("dialog").count(), "the search stays closed").toBe(1);
    await address.fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await dialog.getByText("This is no address").waitFor();
    await expectAccessible(page, "[role=dialog]");
    await address.fill("hola@casa.co");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await isOn(tool("Link"));
    expect(await text.getByRole("link", { name: "hoy" }).getAttribute("href")).toBe("mailto:hola@casa.co");
    await page.keyboard.press("Control+k");
    await expect.poll(() => address.inputValue()).toBe("mailto:hola@casa.co");
    await address.fill("/contact");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(" mismo ");
    await page.keyboard.press("Control+k");
    await address.fill("www.sic.gov.co");
    await dialog.getByLabel("Words that are shown").fill("la SIC");
    await page.keyboard.press("Enter");
    await text.getByRole("link", { name: "la SIC" }).waitFor();
    expect(await draftOf(page, other)).toMatch(
      /\n\nEscríbenos \[hoy\]\(\/contact\) mismo \[la SIC\]\(https:\/\/www\.sic\.gov\.co\)\n$/,
    );
    await text.getByRole("link", { name: "la SIC" }).click();
    await tool("Link").click();
    await dialog.getByRole("button", { name: "Remove the link" }).click();
    await expect.poll(() => text.getByRole("link", { name: "la SIC" }).count()).toBe(0);
  });

  it("takes quick keys for the words that they selected", async () => {
    const { page, text } = await openText(other, device);
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await text.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Escríbenos ya");
    const { keyboard } = page;
    await keyboard.down("Shift");
    const quick = [keyboard.press("ArrowLeft"), keyboard.press("ArrowLeft"), keyboard.up("Shift")];
    await Promise.all([...quick, keyboard.down("Control"), keyboard.press("k"), keyboard.up("Control")]);
    await page.getByRole("dialog").getByLabel("Leads to").fill("/contact");
    await page.keyboard.press("Enter");
    await text.getByRole("link", { name: "ya", exact: true }).waitFor();
  });

  it("goes on in the text with the very next key after a link", async () => {
    const { page, text } = await openText(other, device);
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await text.focus();
    const { keyboard } = page;
    await keyboard.down("Control");
    await Promise.all([keyboard.press("End"), keyboard.up("Control"), keyboard.press("Enter")]);
    await keyboard.press("Control+k");
    await page.getByRole("dialog").getByLabel("Leads to").fill("/contact");
    await Promise.all([keyboard.press("Enter"), keyboard.press("x"), keyboard.press("y")]);
    await expect.poll(() => text.locator("p").last().innerText()).toBe("/contactxy");
  });

  it("puts a picture of Media in with its words, takes it back and brings it again", async () => {
    const { page, text, tool, refused } = await openText("about", device);
    const pictures = text.getByRole("img");
    const before = await pictures.count();
    await text.press("Control+End");
    await tool("Picture from Media").click();
    await page.locator(".media-library__file").first().click();
    const dialog = page.getByRole("dialog", { name: "Picture from Media" });
    await dialog.getByLabel("What the picture shows").fill(`Una [sala] de ${name}`);
    await dialog.getByRole("button", { name: "Done" }).click();
    const picture = text.getByRole("img", { name: `Una [sala] de ${name}` });
    await picture.waitFor();
    await tool("Undo typing").click();
    await expect.poll(() => pictures.count()).toBe(before);
    await tool("Redo typing").click();
    await picture.click();
    await isOn(tool("Picture from Media"));
    await tool("Picture from Media").click();
    await dialog.getByLabel("What the picture shows").fill(`Sala de ${name}`);
    await page.keyboard.press("Enter");
    await text.getByRole("img", { name: `Sala de ${name}` }).waitFor();
    expect((await draftOf(page, "about")).split("\n\n").at(-1)).toMatch(
      /^!\[Sala de a (desk|phone)\]\(\/(media|img)\/[^)]+\)\n$/,
    );
    expect(refused).toEqual([]);
  });

  it("keeps of what is pasted what a page can show", async () => {
    const { page, text, tool, refused } = await openText("returns", device);
    await text.press("Control+a");
    await page.keyboard.press("Delete");
    await paste(text, WORD);
    await text.getByText("Fuerte").waitFor();
    expect(await text.locator("table, script, style, [style], [onclick], img[src]").count()).toBe(0);
    await tool("Markdown").click();
    const source = page.getByLabel("Text, in Markdown");
    expect(await source.inputValue()).toBe(
      "## De Word\n\n**Fuerte** y *suave*\n\n- Uno\n- Dos\n\nCelda\n\nOtra\n\nAbajo\n\nmalo [bueno](https://www.sic.gov.co) {{nit}} liso\n",
    );
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(refused.filter((said) => !said.startsWith("Executing inline event handler violates"))).toEqual([]);
  });

  it("leaves a text that it does not know to the source, word for word", async () => {
    const { page, text, tool } = await openText(slug, device);
    const whole = await storedDraft(page, slug);
    await tool("Markdown").click();
    const source = page.getByLabel("Text, in Markdown");
    expect(await source.inputValue(), "opening it changes nothing").toBe(whole);
    await source.fill("");
    await source.press("Control+k");
    await expect.poll(() => source.inputValue()).toBe("[words](https://)");
    expect(await page.getByRole("dialog").count(), "the search stays closed").toBe(0);
    const odd = "# Privacidad\n\nCorta.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
    await source.fill(odd);
    await tool("Markdown").press("Enter");
    await page.getByText("holds something the editor does not know").waitFor();
    expect(await source.inputValue()).toBe(odd);
    expect(await tool("Markdown").getAttribute("aria-pressed")).toBe("true");
    expect(await tool("Markdown").evaluate((at) => at === document.activeElement)).toBe(true);
    expect(await draftOf(page, slug)).toBe(odd);
    await page.reload();
    await page.getByText("holds something the editor does not know").waitFor();
    expect(await source.inputValue()).toBe(odd);
    await expectAccessible(page, ".markdown-field");
    await source.fill("# Privacidad\n\nCorta.\n");
    await tool("Markdown").click();
    await text.getByText("Corta.").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("holds something the editor does not know").waitFor();
    expect(await source.inputValue(), "what is taken back is looked at too").toBe(odd);
  });
});
