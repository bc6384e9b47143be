import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** An empty box of a room, drawn: walls, skirting, floor boards, a sofa. No photograph of anyone's. */
export function drawnRoom(): Promise<Buffer> {
  const boards = Array.from({ length: 15 }, (_, i) => {
    const x = -900 + i * 210;
    return `<line x1="${400 + (i - 7) * 46}" y1="520" x2="${x}" y2="900" stroke="#7d5a38" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#d9d4c8"/>
    <polygon points="0,0 250,120 250,520 0,800" fill="#c6c0b2"/><polygon points="1200,0 950,120 950,520 1200,800" fill="#cfc9bb"/>
    <polygon points="0,0 1200,0 950,120 250,120" fill="#efece4"/>
    <polygon points="250,520 950,520 1200,800 1200,900 0,900 0,800" fill="#a57a4e"/>
    <g>${boards.join("")}</g>
    <g fill="none" stroke="#8b8577" stroke-width="4"><polyline points="0,0 250,120 950,120 1200,0"/>
      <polyline points="0,800 250,520 950,520 1200,800"/><path d="M250 120V520M950 120V520"/></g>
    <rect x="520" y="200" width="170" height="320" fill="#8a6d52" stroke="#4d3a2a" stroke-width="5"/>
    <rect x="300" y="250" width="140" height="150" fill="#bcd2df" stroke="#6d6a60" stroke-width="6"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

export function drawnRug(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="640"><rect width="400" height="640" fill="#7a2a24"/>
    <rect x="40" y="40" width="320" height="560" fill="#1f3350"/><circle cx="200" cy="320" r="110" fill="#d8c7a4"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A few bytes that claim to be 30,000 × 30,000 pixels. */
export function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    mark,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(90_001))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
