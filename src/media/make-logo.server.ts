import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type MultipartFault, type ReceivedFile, receiveMultipart } from "../platform/http/receive-multipart.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { decodeInTurn } from "./read-picture.server.ts";
import { logoPictures } from "./rules/logo-pictures.ts";
import { keyOfAddress, mediaAddress } from "./rules/picture-address.ts";
import type { Storage } from "./storage/storage.ts";
import { mediaFiles } from "./table.server.ts";
import { refuse } from "./texts.ts";

type MediaCtx = StaffCtx & { storage: Storage };

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const GROUND = "#f8f4ed";
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const TYPES = new Set(["png", "jpeg", "svg"]);

export async function makeLogo(ctx: MediaCtx, request: Request): Promise<{ logo: string; icon: string; share: string }> {
  const rules = {
    mostFiles: 1,
    mostBytes: MOST_BYTES,
    refuse: (fault: MultipartFault) =>
      fault === "too_large"
        ? refuse("media.logo_too_large")
        : fault === "too_many_files"
          ? refuse(`media.${fault}`, { most: 1 })
          : refuse(`media.${fault}`),
  };
  return receiveMultipart(ctx, request, rules, async ({ files: [file] }) => {
    if (!file) throw refuse("media.no_file");
    return keepLogo(ctx, file);
  });
}

/** Drawn anew as pixels: whatever a drawing carries, a script or a link to elsewhere, stays behind. */
async function keepLogo(
  ctx: MediaCtx,
  { path, originalName }: ReceivedFile,
): Promise<{ logo: string; icon: string; share: string }> {
  const bytes = await readFile(path);
  const drawn = await decodeInTurn(() => draw(bytes)).catch(() => undefined);
  if (!drawn) throw refuse("media.not_a_logo", { name: originalName });
  const filename = `${randomBytes(10).toString("hex")}.png`;
  const key = `uploads/logo/${filename}`;
  const logo = mediaAddress(key);
  const { icon, share } = logoPictures(logo)!;
  const type = "image/png";
  await ctx.storage.put(key, drawn.logo.data, { type });
  await ctx.storage.put(keyOfAddress(icon)!, drawn.icon, { type });
  await ctx.storage.put(keyOfAddress(share)!, drawn.share, { type });
  const { size, width, height } = drawn.logo.info;
  await inTransaction<MediaCtx, void>(ctx, async (inner) => {
    await inner.db
      .insert(mediaFiles)
      .values({ key, folder: "logo", filename, originalName, mimetype: type, size, width, height });
    await writeAudit(inner, { action: "upload", subject: "media", id: key, label: originalName });
  });
  return { logo, icon, share };
}

const HEAVY = /fe(?:Turbulence|Morphology|ConvolveMatrix|DiffuseLighting|SpecularLighting)|<!ENTITY[^>]*&#/i;
const MOST_FILTERS = 40;

/** A drawing is drawn in one go that nothing can stop: effects that take minutes are refused before. A shadow is none. */
function isHeavy(bytes: Buffer): boolean {
  const text = bytes.toString("latin1").replaceAll("\0", "");
  return HEAVY.test(text) || (text.match(/filter/gi)?.length ?? 0) > MOST_FILTERS;
}

async function draw(bytes: Buffer) {
  const options = { limitInputPixels: MOST_PIXELS };
  const { format, width } = await sharp(bytes, options).metadata();
  if (!format || !TYPES.has(format) || (format === "svg" && isHeavy(bytes))) return undefined;
  // A small drawing is drawn large; density is what a drawing has instead of pixels.
  const density = format === "svg" && width > 0 ? Math.min(2400, Math.max(72, Math.ceil((900 / width) * 72))) : 72;
  const trimmed = await sharp(bytes, { ...options, density })
    .rotate()
    .resize({ width: 900, height: 450, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const icon = await sharp(trimmed.data).resize({ width: 180, height: 180, fit: "contain", background: CLEAR }).png().toBuffer();
  const middle = await sharp(trimmed.data).resize({ width: 800, height: 360, fit: "inside" }).png().toBuffer();
  const share = await sharp({ create: { width: 1200, height: 630, channels: 3, background: GROUND } })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
  return { logo: trimmed, icon, share };
}
