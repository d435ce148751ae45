import sharp from 'sharp';

/** A picture file made in memory. */
export const picture = async (name: string, colour: string, side = 640) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});
