interface PictureSize {
  /** CSS pixels. */
  w: number;
  h?: number;
}

/** Address of an uploaded picture in the size in which it is shown (spec §3: base, encoded path, w and h). */
export const pictureUrl = (path: string, { w, h }: PictureSize): string =>
  `/files/${encodeURIComponent(path)}?w=${w}${h ? `&h=${h}` : ''}`;

/** The picture for normal and high-density screens; the server keeps its proportions. */
export function pictureSources(path: string | null | undefined, size: PictureSize) {
  if (!path) return { src: null };
  const dense = { w: size.w * 2, ...(size.h ? { h: size.h * 2 } : {}) };
  return {
    src: pictureUrl(path, size),
    srcSet: `${pictureUrl(path, size)} 1x, ${pictureUrl(path, dense)} 2x`,
  };
}
