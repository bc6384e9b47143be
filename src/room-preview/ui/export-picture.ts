/** The painted photo as a PNG, without anything drawn over it. */
async function pngOf(canvas: HTMLCanvasElement | null, fallback: string | null): Promise<Blob> {
  const painted = canvas ?? (await drawn(fallback!));
  return new Promise((done, failed) =>
    painted.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** The engine's own picture is a JPEG: what is called PNG shall be one. */
async function drawn(address: string): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas;
}

/** `large`: the same in the photo's own resolution, where that is to be had. */
export async function downloadPicture(
  canvas: HTMLCanvasElement | null,
  fallback: string | null,
  name: string,
  large?: () => Promise<Blob | null>,
): Promise<void> {
  const png = (await large?.().catch(() => null)) ?? (await pngOf(canvas, fallback));
  const url = URL.createObjectURL(png);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** With the system's own sheet where there is one, else the link is copied. Answers what happened. */
export async function sharePicture(
  canvas: HTMLCanvasElement | null,
  fallback: string | null,
  title: string,
  link: string | null,
): Promise<"shared" | "copied"> {
  const file = new File([await pngOf(canvas, fallback)], "mi-sala.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // closing the sheet is no error
    return "shared";
  }
  await navigator.clipboard.writeText(link ?? location.href);
  return "copied";
}
