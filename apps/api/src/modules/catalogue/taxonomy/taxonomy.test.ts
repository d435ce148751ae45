import { describe, expect, test } from 'vitest';
import { attributeSeeds as classifiedSeeds } from './attributes.ts';
import { type CategoryModule, type CategorySeed, categoryTree } from './category-tree.ts';
import { categoryLadders, generalLadder, ladderFor, minutesList, salaryListK } from './ladders.ts';
import { retailAttributeSeeds } from './retail-attributes.ts';

const attributeSeeds = [...classifiedSeeds, ...retailAttributeSeeds];

const byId = new Map(categoryTree.map((category) => [category.id, category]));
const withSlug = (module: CategoryModule, slug: string) =>
  categoryTree.find((category) => category.module === module && category.slug === slug);
const idOf = (name: string) =>
  categoryTree.find((category) => category.module === 'classified' && category.name === name)?.id ?? 0;
const templatesUnder = (root: CategorySeed) =>
  new Set(
    categoryTree.filter(({ id, pid }) => id === root.id || pid === root.id).map((each) => each.template),
  );

/** The slug rule as rules.csv words it (slug-creation). */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');

describe('the category tree', () => {
  test('gives every category an id of its own below 1000', () => {
    expect(byId.size).toBe(categoryTree.length);
    expect(categoryTree.every(({ id }) => Number.isInteger(id) && id > 0 && id < 1000)).toBe(true);
  });

  test('hangs every sub-category under a top-level category of its module', () => {
    const lost = categoryTree.filter(({ pid, module }) => {
      const parent = byId.get(pid);
      return pid !== 0 && !(parent && parent.module === module && parent.pid === 0);
    });

    expect(lost).toEqual([]);
  });

  test('takes each slug from the name by the slug rule, once per module', () => {
    const wrong = categoryTree.filter(({ name, slug }) => slug !== slugOf(name));
    const slugs = categoryTree.map(({ module, slug }) => `${module}/${slug}`);

    expect(wrong.map(({ name, slug }) => `${name}: ${slug}`)).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('numbers brothers and sisters 1, 2, 3 without a gap', () => {
    for (const module of ['classified', 'retail', 'booking']) {
      for (const pid of new Set(categoryTree.map((category) => category.pid))) {
        const family = categoryTree.filter((category) => category.module === module && category.pid === pid);
        expect(family.map(({ position }) => position)).toEqual(family.map((_, index) => index + 1));
      }
    }
  });

  test('labels every retail sub-category with its own text', () => {
    const unlabelled = categoryTree.filter(
      ({ module, pid, text }) => module === 'retail' && pid !== 0 && !text,
    );

    expect(unlabelled).toEqual([]);
  });

  test('holds the booking sub-categories that the specification names', () => {
    const named = [
      'fitness',
      'venues',
      'videographer',
      'photographer',
      'caterers',
      'commercial-real-estate',
      'residential-real-estate',
      'spa',
      'spa-wellness',
      'entertainment',
      'looking-for-nutritionists',
      'looking-for-dietitians',
    ];

    expect(named.filter((slug) => (withSlug('booking', slug)?.pid ?? 0) === 0)).toEqual([]);
  });

  test('holds the booking top level that the specification names', () => {
    const named = [
      'professional-services',
      'handyman',
      'beauty',
      'events',
      'wellbeing',
      'restaurant',
      'sports-tickets',
      'tourism',
    ];

    expect(named.filter((slug) => withSlug('booking', slug)?.pid !== 0)).toEqual([]);
  });
});

describe('the templates', () => {
  const classifiedTops = categoryTree.filter(({ module, pid }) => module === 'classified' && pid === 0);

  test('[template-slug-job] [category-kind-jobs] every field of work, and nothing else, uses job', () => {
    const users = classifiedTops.filter((top) => templatesUnder(top).has('job'));

    expect(users.map(({ slug }) => slug)).toEqual(['jobs']);
    expect(users.map((top) => [...templatesUnder(top)])).toEqual([['job']]);
  });

  test('[template-slug-realestate] [category-kind-real-estate] real estate and its children use realestate', () => {
    const users = classifiedTops.filter((top) => templatesUnder(top).has('realestate'));

    expect(users.map(({ id }) => id)).toEqual([40]);
    expect(users.map((top) => [...templatesUnder(top)])).toEqual([['realestate']]);
  });

  test('[template-slug-general] [category-kind-general] all other classified categories use general', () => {
    const others = classifiedTops.filter(({ id, slug }) => id !== 40 && slug !== 'jobs');

    expect(others.length).toBeGreaterThan(10);
    expect(others.map((top) => [...templatesUnder(top)])).toEqual(others.map(() => ['general']));
  });
});

describe('the ids with special meaning', () => {
  test('[special-real-estate-40] 40 is the parent of real estate', () => {
    expect(byId.get(40)).toMatchObject({ module: 'classified', slug: 'real-estate', pid: 0 });
    expect(categoryTree.filter(({ pid }) => pid === 40).map(({ id }) => id)).toEqual([122, 137]);
  });

  test('[special-classified-122] 122 is residential real estate', () => {
    expect(byId.get(122)).toMatchObject({ module: 'classified', name: 'Residential Real Estate', pid: 40 });
  });

  test('[special-classified-137] 137 is commercial real estate', () => {
    expect(byId.get(137)).toMatchObject({ module: 'classified', name: 'Commercial Real Estate', pid: 40 });
  });

  test('[special-booking-53] 53 is sports tickets', () => {
    expect(byId.get(53)).toMatchObject({ module: 'booking', slug: 'sports-tickets', pid: 0 });
  });

  test('[special-booking-55] 55 is tourism', () => {
    expect(byId.get(55)).toMatchObject({ module: 'booking', slug: 'tourism', pid: 0 });
  });
});

describe('the ladders', () => {
  test('[price-ladder] runs from 50 to 5000 in steps of 25', () => {
    expect(generalLadder).toHaveLength(199);
    expect([generalLadder[0], generalLadder[1], generalLadder.at(-1)]).toEqual([50, 75, 5000]);
    expect(generalLadder.every((value, index) => value === 50 + 25 * index)).toBe(true);
  });

  test('[price-list-cars-and-vans] cars and vans have 24 steps of their own', () => {
    expect(ladderFor([idOf('Cars and Vans'), 1])).toEqual([
      1000, 2000, 3000, 4000, 5000, 7500, 10000, 12500, 15000, 17500, 20000, 25000, 30000, 35000, 40000,
      45000, 50000, 60000, 70000, 80000, 90000, 100000, 150000, 200000,
    ]);
  });

  test('[price-list-caravan-and-campers] caravans have 18 steps of their own', () => {
    expect(ladderFor([idOf('Caravan and Campers'), 1])).toEqual([
      2500, 5000, 7500, 10000, 15000, 20000, 25000, 30000, 35000, 40000, 50000, 60000, 70000, 80000, 90000,
      100000, 125000, 150000,
    ]);
  });

  test('[price-list-motorcycle] motorcycles have 18 steps of their own', () => {
    expect(ladderFor([idOf('Motorcycle'), 1])).toEqual([
      500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10000, 12500, 15000, 20000, 25000, 30000,
      40000, 50000,
    ]);
  });

  test('[price-list-commercial-real-estate] commercial rents step by 250, then 500', () => {
    expect(ladderFor([137, 40])).toEqual([
      250, 500, 750, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 7500, 10000,
    ]);
  });

  test('[price-list-residential-real-estate] residential rents step by 50, 100, then 500', () => {
    expect(ladderFor([122, 40])).toEqual([
      50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000,
      1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2500, 3000, 3500, 4000, 4500, 5000,
    ]);
  });

  test('[salary-list] salaries run from 0K to 300K', () => {
    expect(salaryListK).toEqual([0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 250, 300]);
  });

  test('[minutes-list] minute pickers offer quarters of an hour', () => {
    expect(minutesList).toEqual(['00', '15', '30', '45']);
  });

  test('a category without its own list falls back to the general ladder', () => {
    expect(ladderFor([140, 4])).toBe(generalLadder);
    expect(ladderFor([])).toBe(generalLadder);
    expect(Object.keys(categoryLadders)).toHaveLength(5);
  });
});

describe('the attributes', () => {
  test('belong to classified and retail categories and never repeat a slug along a branch', () => {
    for (const category of categoryTree) {
      const branch = [category.id, category.pid];
      const slugs = attributeSeeds
        .filter(({ categoryId }) => branch.includes(categoryId))
        .map(({ slug }) => slug);
      expect(slugs, category.name).toEqual([...new Set(slugs)]);
    }
    const strayIn = (seeds: typeof attributeSeeds, module: CategoryModule) =>
      seeds.filter(({ categoryId }) => byId.get(categoryId)?.module !== module);
    expect(strayIn(classifiedSeeds, 'classified')).toEqual([]);
    expect(strayIn(retailAttributeSeeds, 'retail')).toEqual([]);
  });

  test('of every shelf of the shops are three or more, some of them to filter by', () => {
    const leaves = categoryTree.filter(({ module, pid }) => module === 'retail' && pid !== 0);
    const thin = leaves.filter(({ id, pid }) => {
      const own = retailAttributeSeeds.filter(({ categoryId }) => categoryId === id || categoryId === pid);
      return own.length < 3 || !own.some(({ searchable }) => searchable);
    });

    expect(thin.map(({ name }) => name)).toEqual([]);
  });

  test('of shops take no name that lists use for themselves, and none that a product must answer', () => {
    const own = ['brand', 'condition', 'availability', 'content', 'size', 'format', 'pack'];

    expect(retailAttributeSeeds.filter(({ slug, required }) => own.includes(slug) || required)).toEqual([]);
  });

  test('offer options exactly where one chooses, and limits only on numbers', () => {
    const isChoice = (type: string) => type === 'select' || type === 'multi-select';
    const wrong = attributeSeeds.filter(
      ({ type, options, min, max }) =>
        isChoice(type) !== Boolean(options?.length) ||
        new Set(options).size !== (options?.length ?? 0) ||
        (type !== 'number' && (min !== undefined || max !== undefined)),
    );

    expect(wrong).toEqual([]);
  });

  test('follow the slug shape', () => {
    expect(attributeSeeds.filter(({ slug }) => slug !== slugOf(slug))).toEqual([]);
  });
});
