import encodeQR from "qr";

/** Error correction M: up to 15 % may be unreadable. `margin` is the quiet zone in modules; a page may give it by its own paper. */
export function drawQr(text: string, margin: number): string {
  // The library has no drawing without a border.
  const modules = encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const size = modules.length + 2 * margin;
  const dark = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : "")))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}
