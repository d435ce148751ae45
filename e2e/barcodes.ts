import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
// Without this the package would ask a foreign host for its program.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

export type Kind = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';

/** How the bars were photographed. */
export interface Shot {
  degrees?: number;
  /** Standard deviation in pixels of the picture. */
  blur?: number;
  /** Width of the thinnest bar in pixels of the picture. */
  modulePixels?: number;
  /** Standard deviation of each pixel's noise, of 255. */
  noise?: number;
  /** Drawn on a pack between other things. */
  isOnPack?: boolean;
}

/** Pixels to the thinnest bar in what everything else is made from. */
const crisp = 8;
const paper = '#fff';

/** The bars alone, with the digits below them. */
async function bars(code: string, kind: Kind): Promise<Buffer> {
  const { svg, error } = await writeBarcode(code, { format: kind, scale: crisp, addHRT: true });
  if (error) throw new Error(`${kind} ${code}: ${error}`);
  return sharp(Buffer.from(svg)).flatten({ background: paper }).png().toBuffer();
}

const pack = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#e8dcc5"/>
    <rect x="12%" y="5%" width="76%" height="90%" rx="24" fill="#a3264d"/>
    <circle cx="50%" cy="24%" r="14%" fill="#ffcf70"/>
    <text x="50%" y="27%" font-size="64" text-anchor="middle" font-family="sans-serif" fill="#2a0f3a">GUMMIES</text>
    ${[44, 47, 50, 53, 56].map((y) => `<rect x="20%" y="${y}%" width="60%" height="1.2%" fill="#ffd9e2"/>`).join('')}
  </svg>`);

/** Grain of a small sensor: the same in every run. */
async function withNoise(picture: Buffer, deviation: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
  for (let place = 0; place < data.length; place += 1)
    data[place] = Math.max(0, Math.min(255, (data[place] ?? 0) + bell() * deviation));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** A photograph of a barcode, as PNG. */
export async function photographed(code: string, kind: Kind, shot: Shot = {}): Promise<Buffer> {
  const { degrees = 0, blur, modulePixels = 4, noise, isOnPack = false } = shot;
  const drawn = await bars(code, kind);
  const { width = 0 } = await sharp(drawn).metadata();
  const small = await sharp(drawn)
    .resize({ width: Math.round((width * modulePixels) / crisp) })
    .png()
    .toBuffer();
  const turned = await sharp(small)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: paper })
    .rotate(degrees, { background: isOnPack ? '#a3264d' : paper })
    .png()
    .toBuffer();
  const placed = isOnPack
    ? await sharp(pack(1200, 1600))
        .composite([{ input: turned, left: 380, top: 980 }])
        .png()
        .toBuffer()
    : turned;
  const soft = blur ? await sharp(placed).blur(blur).png().toBuffer() : placed;
  return noise ? withNoise(soft, noise) : soft;
}

/** A film for a camera that is none: some pictures without a code, then the code for good. */
export async function filmed(code: string | undefined, kind: Kind = 'EAN-13'): Promise<Buffer> {
  const size = { width: 640, height: 480, background: '#b9b2a6' };
  const empty = sharp({ create: { ...size, channels: 3 } });
  const frame = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer();
  const before = Array.from({ length: 10 }, () => frame(empty.clone()));
  if (!code) return Buffer.concat(await Promise.all(before));
  const seen = await photographed(code, kind, { modulePixels: 3, degrees: 8, blur: 0.6 });
  const withCode = await empty
    .clone()
    .composite([{ input: seen, gravity: 'centre' }])
    .png()
    .toBuffer();
  const after = Array.from({ length: 50 }, () => frame(sharp(withCode)));
  return Buffer.concat(await Promise.all([...before, ...after]));
}
