import sharp from 'sharp';

/** Longest side of a stored picture. */
export const maxSidePixels = 2000;
/** A small file may claim to be a huge picture; more than this is not decoded. */
export const maxPixels = 50_000_000;

sharp.cache(false);

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const waiting: (() => void)[] = [];
let free = 2;

/** Decoded pictures are large: few at a time in one process. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

const decode = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });

/**
 * Decodes a picture and writes it anew: upright, within bounds, and without anything
 * but its pixels, so that the place where it was taken stays the photographer's.
 */
export const redraw = (bytes: Uint8Array, extension: string): Promise<Picture> =>
  inTurn(async () => {
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

/** The box asked for, shrunk to what the picture has, in the same proportion. */
function boxWithin(width: number, height: number, { w, h }: Size) {
  if (!w || !h) return { ...(w ? { width: w } : {}), ...(h ? { height: h } : {}) };
  const scale = Math.min(1, width / w, height / h);
  return { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) };
}

/** A smaller copy: cut to the box when both sides are given, in proportion when one is. */
export const shrink = (bytes: Uint8Array, size: Size, format: 'webp' | 'jpg' | 'png'): Promise<Buffer> =>
  inTurn(async () => {
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
