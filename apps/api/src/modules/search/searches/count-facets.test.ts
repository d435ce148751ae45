import { search } from '@souk/contract/modules/search/search';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { countFacets } from './count-facets.ts';
import { pinsIn } from './pins-in.ts';

const makes = ['Kia', 'Ford', 'Mazda'];
const colours = ['red', 'blue'];
let api: TestApi;
const cars: { make: string; colours: string[]; priceCents: number }[] = [];

beforeAll(async () => {
  api = await startApi();
  const { id } = await buildUser(api.db);
  for (let number = 0; number < 60; number += 1) {
    const car = {
      make: makes[(number * 7) % 3] ?? '',
      colours: colours.slice(number % 2, 1 + (number % 3)),
      priceCents: number * 100,
    };
    cars.push(car);
    const facets = { make: [car.make], colour: car.colours };
    await buildDocument(api.db, id, {
      categoryIds: [1, 100],
      facets,
      priceCents: car.priceCents,
      lng: 151 + number / 1000,
    });
  }
});

describe('facets', () => {
  test('are counted each with its own filter removed, as a recount by hand has it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(makes),
        fc.subarray(colours),
        fc.integer({ min: 0, max: 6000 }),
        async (chosenMakes, chosenColours, priceMinCents) => {
          const hasColour = (car: (typeof cars)[number]) =>
            chosenColours.length === 0 || car.colours.some((colour) => chosenColours.includes(colour));
          const hasMake = (car: (typeof cars)[number]) =>
            chosenMakes.length === 0 || chosenMakes.includes(car.make);
          const priced = cars.filter((car) => car.priceCents >= priceMinCents);

          const counted = await countFacets(api.db, {
            categoryId: 1,
            priceMinCents,
            attributes: { make: chosenMakes, colour: chosenColours },
          });

          const countOf = (slug: string, value: string) =>
            counted.facets.find((facet) => facet.slug === slug)?.values.find((one) => one.value === value)
              ?.count ?? 0;
          expect(counted.is_exact).toBe(true);
          for (const make of makes)
            expect(countOf('make', make)).toBe(
              priced.filter(hasColour).filter((car) => car.make === make).length,
            );
          for (const colour of colours)
            expect(countOf('colour', colour)).toBe(
              priced.filter(hasMake).filter((car) => car.colours.includes(colour)).length,
            );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('facets of many', () => {
  test('are told as whole numbers of a sample, and that they are not exact', async () => {
    const { rows } = await api.db.execute<{ id: number }>(
      sql`insert into search.facet_values (slug, value) values ('gem', 'Opal'), ('gem', 'Ruby') returning id`,
    );
    const [opal, ruby] = rows.map(({ id }) => id);
    await api.db.execute(sql`insert into search.documents (kind, subject_id, module, owner_id, category_ids, title,
        words, facet_ids, place_ids, numbers, tier, rating, published_at, path, card)
      select 'test.gem', n, 'classified', (select min(id) from identity.users), '{5}', 'Gem',
        search.weighted('Gemstone', '', ''), array[case when n % 67 = 1 then ${ruby}::int else ${opal}::int end], '{}', '{}',
        case when n % 20 = 0 then 2 else 0 end, 0, now(), '/', '{"slug":"gem"}'
      from generate_series(1, 670) n`);
    await api.db.execute(sql`analyze search.documents`);

    const { facets } = await api.as().call(search, { query: { keyword: 'gemstone', facets: '1' } });

    const counts = facets?.facets.find(({ slug }) => slug === 'gem')?.values ?? [];
    expect(facets?.is_exact).toBe(false);
    expect(counts[0]).toMatchObject({ value: 'Opal', is_selected: false });
    expect(counts[0]?.count).toBeGreaterThan(600);
    expect(counts.every(({ count }) => Number.isInteger(count))).toBe(true);
  });

  test('come with the paid ones first, where nobody has looked for their word as ever after', async () => {
    const find = () => api.as().call(search, { query: { keyword: 'gemstones', facets: '1' } });

    const [first, again] = [await find(), await find()];

    expect(first.data.every(({ is_premium }) => is_premium === 1)).toBe(true);
    expect(first.total).toBeGreaterThan(600);
    expect(again).toEqual(first);
  });
});

describe('pins', () => {
  const box = { n: -33, s: -34.5, w: 150.9, e: 151.2 };

  test('are single while they are few and share a cell with their number when they are many', async () => {
    const single = await pinsIn(api.db, box, {}, 100);
    const shared = await pinsIn(api.db, box, {}, 10);

    expect(single).toHaveLength(60);
    expect(shared.length).toBeLessThan(15);
    expect(shared.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(await pinsIn(api.db, { n: 10, s: 0, w: 0, e: 10 }, {})).toEqual([]);
  });
});
