import sharp from 'sharp';
import { BoundedQueue } from '../bounded-queue.ts';

/** Longest side of a stored picture. */
export const maxSidePixels = 2000;
/** A small file may declare a huge picture; larger ones are not decoded. */
export const maxPixels = 50_000_000;

sharp.cache(false);

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Decoded pictures are large: few at a time in one process, and a form full of them may wait. */
const inTurn = new BoundedQueue({ atOnce: 2, waiting: 200, perOwner: 40 });

/** Only a picture made to be slow takes longer. */
const workSeconds = 20;

const decode = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: workSeconds });

const bytesPerSample: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** The largest picture, with one byte for each of four channels. */
const maxDecodedBytes = 4 * maxPixels;

/** Reads a picture's declared size before anything of it is unpacked. */
async function checkClaims(bytes: Uint8Array): Promise<void> {
  const { format, width, height, channels, depth, pages = 1 } = await decode(bytes).metadata();
  const decodedBytes = width * height * channels * (bytesPerSample[depth] ?? 8);
  if (width * height > maxPixels || decodedBytes > maxDecodedBytes)
    throw new Error('The picture exceeds the pixel limit.');
  if ((format !== 'jpeg' && format !== 'png') || pages > 1)
    throw new Error(`A picture of ${format} is not taken.`);
}

/**
 * Decodes a picture and writes it again: upright, within limits, and with nothing but its pixels, so that metadata
 * such as where it was taken is dropped.
 */
export const redraw = (bytes: Uint8Array, extension: string, owner: string): Promise<Picture> =>
  inTurn.run(owner, async () => {
    await checkClaims(bytes);
    const drawing = decode(bytes)
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true });
    const encoded =
      extension === 'png'
        ? drawing.png({ compressionLevel: 9 })
        : drawing.jpeg({ quality: 85, progressive: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });

export interface Size {
  w?: number | undefined;
  h?: number | undefined;
}

/** The requested box, reduced to the picture's size in the same proportion. */
function boxWithin(width: number, height: number, { w, h }: Size) {
  if (!w || !h) return { ...(w ? { width: w } : {}), ...(h ? { height: h } : {}) };
  const scale = Math.min(1, width / w, height / h);
  return { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) };
}

/** A smaller copy: cut to the box when both sides are given, in proportion when one is. */
export const shrink = (
  bytes: Uint8Array,
  { size, format, owner }: { size: Size; format: 'webp' | 'jpg' | 'png'; owner: string },
): Promise<Buffer> =>
  inTurn.run(owner, async () => {
    const picture = decode(bytes);
    const { width, height } = await picture.metadata();
    const drawing = picture.resize({
      ...boxWithin(width, height, size),
      fit: 'cover',
      withoutEnlargement: true,
    });
    if (format === 'webp') return drawing.webp({ quality: 80 }).toBuffer();
    if (format === 'png') return drawing.png({ compressionLevel: 9 }).toBuffer();
    return drawing.jpeg({ quality: 80, mozjpeg: true, progressive: true }).toBuffer();
  });
