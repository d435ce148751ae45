interface PictureSize {
  /** CSS pixels. */
  w: number;
  h?: number;
}

/** Address of an uploaded picture in the size it is shown (spec §3: base, encoded path, w and h). */
export const pictureUrl = (path: string, { w, h }: PictureSize): string =>
  `/files/${encodeURIComponent(path)}?w=${w}${h ? `&h=${h}` : ''}`;

/** The picture for plain and for dense screens; the server keeps the picture's own shape. */
export function pictureSources(path: string | null | undefined, size: PictureSize) {
  if (!path) return { src: null };
  const dense = { w: size.w * 2, ...(size.h ? { h: size.h * 2 } : {}) };
  return {
    src: pictureUrl(path, size),
    srcSet: `${pictureUrl(path, size)} 1x, ${pictureUrl(path, dense)} 2x`,
  };
}
