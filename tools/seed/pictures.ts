import sharp from 'sharp';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { art, PALETTES, type PaletteName, portrait } from './art.ts';
import type { Rng } from './content/rng.ts';

const photo = { width: 800, height: 600 };
const face = { width: 400, height: 400 };

/** Views of one thing: the first plain, one close, one small (design language, demo art). */
const zooms = [1, 1.7, 0.72];

/** How many different looks one kind of object has; more would only fill the disk. */
const looksPerKind = 4;

const palettes = Object.keys(PALETTES) as PaletteName[];

const render = (svg: string, size: { width: number; height: number }) =>
  sharp(Buffer.from(svg)).resize(size).jpeg({ quality: 82 }).toBuffer();

/** Draws each picture once, however many ads show it. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();

  #draw(key: string, svg: () => string, size: { width: number; height: number }): Promise<Buffer> {
    const known = this.#drawn.get(key);
    if (known) return known;
    const fresh = render(svg(), size);
    this.#drawn.set(key, fresh);
    return fresh;
  }

  /** One to three photographs of the same thing. */
  async of(rng: Rng, kind: string): Promise<UploadedFile[]> {
    const look = rng.int(0, looksPerKind - 1);
    const palette = palettes[(look * 3 + kind.length) % palettes.length] ?? 'cobalt';
    const count = rng.weighted({ 1: 35, 2: 35, 3: 30 });
    const views = zooms.slice(0, Number(count));
    return Promise.all(
      views.map(async (zoom, index) => {
        const seed = `${kind}-${look}-${index}`;
        const bytes = await this.#draw(seed, () => art({ kind, seed, palette, zoom, ratio: '4:3' }), photo);
        return { field: 'images', name: `photo-${index + 1}.jpg`, bytes };
      }),
    );
  }

  async face(seed: string): Promise<UploadedFile[]> {
    const bytes = await this.#draw(seed, () => portrait({ seed }), face);
    return [{ field: 'image', name: 'me.jpg', bytes }];
  }
}
