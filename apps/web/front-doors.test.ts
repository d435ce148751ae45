import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pastDoors } from './front-doors.ts';

const app = resolve(import.meta.dirname, 'app');
const page = resolve(app, 'pages/plant.tsx');

test('an import from a door becomes one from each file behind it, under the name that the page uses', () => {
  const code =
    "const before = 1;\nimport { WishlistHeart as Heart, searchOf } from '../modules/search/index.ts';\nconst after = 2;";

  expect(pastDoors(code, page)).toBe(
    `const before = 1;
import { WishlistHeart as Heart } from "${app}/modules/search/components/wishlist-heart.tsx"; import { searchOf as searchOf } from "${app}/modules/search/listing-filters.ts";
const after = 2;`,
  );
});

test('a picture that a door shows is taken as what its file holds', () => {
  const code = "import { jar } from '../modules/scanner/index.ts';";

  expect(pastDoors(code, page)).toBe(`import { default as jar } from "${app}/modules/scanner/art/jar.svg";`);
});

test('other imports stay as they are', () => {
  const code = "import { a } from './index.ts';\nimport { b } from '../ui/button.tsx';";

  expect(pastDoors(code, page)).toBeUndefined();
});

test('what a door does not show stops the build, and so does taking it whole', () => {
  expect(() => pastDoors("import { secret } from '../modules/search/index.ts';", page)).toThrow(
    'does not show secret',
  );
  expect(() => pastDoors("import * as all from '../modules/search/index.ts';", page)).toThrow('itself whole');
});
