import sharp from 'sharp';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { ingredientsPanel, pack } from './art/pack.ts';
import { type ArtRequest, art, formOf, paintOf, portrait, shopSign, studio, viewOf } from './art.ts';
import type { WrittenFood } from './content/foods/written-food.ts';
import type { Rng } from './content/rng.ts';

const face = { width: 400, height: 400 };

/** How many different looks one drawing has; each costs the seed a hundredth of a second. */
const looksPerForm = 8;
/** There are hundreds of homes, and they fill whole pages. */
const looksPerHome = 16;
const homes: ReadonlySet<string> = new Set(['house', 'terrace', 'tower', 'villa']);
/** For drawings in the colour that the ad states; the colours multiply them. */
const looksPerPaint = 5;

const looksOf = (artKind: string, isPainted: boolean) => {
  if (isPainted) return looksPerPaint;
  return homes.has(artKind) ? looksPerHome : looksPerForm;
};

/** What a picture shows. */
export interface Subject {
  artKind: string;
  title: string;
  attributes: Readonly<Record<string, unknown>>;
}

const render = (svg: string) =>
  sharp(Buffer.from(svg)).jpeg({ quality: 82, optimiseCoding: false }).toBuffer();

/** Draws each picture once, however many ads show it. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();

  #draw(key: string, drawn: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#drawn.get(key);
    if (known) return known;
    const fresh = drawn();
    this.#drawn.set(key, fresh);
    return fresh;
  }

  #photo(request: ArtRequest): Promise<Buffer> {
    const { form, look, view = 0, paint = '' } = request;
    return this.#draw(`${form} ${look} ${view} ${paint}`, () => render(art(request)));
  }

  /** One to three photographs of the same thing. */
  async of(rng: Rng, { artKind, title, attributes }: Subject): Promise<UploadedFile[]> {
    const paint = paintOf(`${String(attributes.colour ?? '')} ${title}`);
    const look = rng.int(0, looksOf(artKind, paint !== undefined) - 1);
    const form = formOf(artKind, title, attributes['body-type'], look);
    const count = Number(rng.weighted({ 1: 66, 2: 26, 3: 8 }));
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const shown = viewOf(form, look, index);
        const bytes = await this.#photo(shown.form === form ? { ...shown, paint } : shown);
        return { field: 'images', name: `photo-${index + 1}.jpg`, bytes };
      }),
    );
  }

  /** A product in each of its colours; without colours in the first. A close-up may follow. */
  async ofProduct(form: string, colours: readonly string[], hasCloseLook: boolean): Promise<UploadedFile[]> {
    const shots = colours.map((colour) => ({ form, paint: paintOf(colour), view: 0 }));
    const [first] = shots;
    if (first && hasCloseLook) shots.push({ ...first, view: 1 });
    return Promise.all(
      shots.map(async (shot, index) => ({
        field: 'images',
        name: `${form}-${index + 1}.jpg`,
        bytes: await this.#draw(`studio ${shot.form} ${shot.paint ?? ''} ${shot.view}`, () =>
          render(studio(shot)),
        ),
      })),
    );
  }

  /** The front of a food's pack, and the list on its back if that is photographed too. */
  async ofFood({ gtin, facts, ...look }: WrittenFood, hasPanel: boolean): Promise<UploadedFile[]> {
    const { brand: maker, name, quantity } = facts;
    const front = await this.#draw(`pack ${gtin}`, () => render(pack({ ...look, maker, name, quantity })));
    const files = [{ field: 'images', name: 'pack.jpg', bytes: front }];
    const list = facts.ingredients[facts.mainLanguage];
    if (!hasPanel || !list) return files;
    const bytes = await render(ingredientsPanel(maker, name, list));
    return [...files, { field: 'images', name: 'ingredients.jpg', bytes }];
  }

  async sign(name: string): Promise<UploadedFile[]> {
    const bytes = await this.#draw(`sign ${name}`, () => render(shopSign(name)));
    return [{ field: 'company_logo', name: 'logo.jpg', bytes }];
  }

  async face(seed: string): Promise<UploadedFile[]> {
    const bytes = await this.#draw(seed, () =>
      sharp(Buffer.from(portrait({ seed })))
        .resize(face)
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
    return [{ field: 'image', name: 'me.jpg', bytes }];
  }
}
