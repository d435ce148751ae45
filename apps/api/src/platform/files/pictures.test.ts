import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redraw, shrink } from './pictures.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fcb52c' } });

/** 200 MB of zeros, compressed without ever being in memory as a whole. */
const nothing = Readable.from(Array(200).fill(Buffer.alloc(1_000_000)));
const packed = Buffer.concat(await Array.fromAsync(nothing.pipe(createDeflate()) as AsyncIterable<Buffer>));

/** A chunk of a PNG that grows to 200 MB when it is unpacked. */
function chunk(type: string): Buffer {
  const content = Buffer.concat([Buffer.from(type === 'IDAT' ? '' : 'x\0\0'), packed]);
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const others: [string, Buffer][] = [
  ['vector graphics', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
  ['an animation', await canvas(8, 8).gif().toBuffer()],
  ['a film of pages', await canvas(8, 8).webp().toBuffer()],
  ['a plan', await canvas(8, 8).tiff().toBuffer()],
];

describe('drawing pictures anew', () => {
  test('drops the place, the camera and every other note in the file', async () => {
    const photo = await canvas(40, 30)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Someone' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' },
      })
      .jpeg()
      .toBuffer();

    const drawn = await redraw(photo, 'jpg', 'somebody');

    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { exif, icc, xmp, iptc } = await sharp(drawn.bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(drawn.bytes.includes('Someone')).toBe(false);
  });

  test('turns a sideways photo upright', async () => {
    const sideways = await canvas(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    expect(await redraw(sideways, 'jpg', 'somebody')).toMatchObject({ width: 30, height: 40 });
  });

  test('keeps the longest side within 2000 pixels and enlarges nothing', async () => {
    const large = await canvas(3000, 1500).png().toBuffer();
    const small = await canvas(10, 20).png().toBuffer();

    expect(await redraw(large, 'png', 'somebody')).toMatchObject({ width: 2000, height: 1000 });
    expect(await redraw(small, 'png', 'somebody')).toMatchObject({ width: 10, height: 20 });
  });

  test('refuses a small file that claims to be a huge picture', async () => {
    const bomb = await canvas(10_000, 6000).png({ compressionLevel: 9 }).toBuffer();

    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(redraw(bomb, 'png', 'somebody')).rejects.toThrow('pixel limit');
  });

  test('refuses a picture whose samples alone make it huge', async () => {
    const deep = await sharp({
      create: { width: 7000, height: 7000, channels: 4, background: '#fcb52c' },
    })
      .toColourspace('rgb16')
      .png({ compressionLevel: 9 })
      .toBuffer();

    expect(deep.length).toBeLessThan(4_194_304);
    await expect(redraw(deep, 'png', 'somebody')).rejects.toThrow('pixel limit');
  });

  test.each(others)('refuses %s, whatever it was called before', async (_what, bytes) => {
    await expect(redraw(bytes, 'png', 'somebody')).rejects.toThrow('is not taken');
  });

  test.each(['iCCP', 'zTXt', 'IDAT'])(
    'unpacks no more of a %s chunk than the picture needs',
    async (type) => {
      const small = await canvas(8, 8).png().toBuffer();
      const swollen = Buffer.concat([small.subarray(0, 33), chunk(type), small.subarray(33)]);
      const before = process.resourceUsage().maxRSS;

      await redraw(swollen, 'png', 'somebody').catch(() => undefined);

      expect(process.resourceUsage().maxRSS - before).toBeLessThan(150_000);
    },
  );

  test('leaves room for others when one brings a hundred at once', async () => {
    const small = await canvas(10, 20).png().toBuffer();

    const mine = await Promise.allSettled(Array.from({ length: 100 }, () => redraw(small, 'png', 'busy')));
    const refused = mine.filter(({ status }) => status === 'rejected');

    expect(refused.length).toBe(60);
    expect(await redraw(small, 'png', 'another')).toMatchObject({ width: 10 });
  });

  test('refuses a picture that breaks off', async () => {
    const whole = await canvas(400, 400).png().toBuffer();

    await expect(redraw(whole.subarray(0, whole.length / 2), 'png', 'somebody')).rejects.toThrow();
  });
});

test.each([
  [
    { w: 134, h: 134 },
    { width: 134, height: 134 },
  ],
  [{ w: 200 }, { width: 200, height: 100 }],
  [{ h: 100 }, { width: 200, height: 100 }],
  [{ w: 2000 }, { width: 800, height: 400 }],
  [
    { w: 1600, h: 1600 },
    { width: 400, height: 400 },
  ],
])('a copy of an 800 x 400 picture for %o', async (size, expected) => {
  const picture = await canvas(800, 400).jpeg().toBuffer();

  const { width, height } = await sharp(
    await shrink(picture, { size, format: 'webp', owner: 'somebody' }),
  ).metadata();

  expect({ width, height }).toEqual(expected);
});
