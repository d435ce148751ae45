import { describe, expect, test } from 'vitest';
import { archHeight } from '../shell/landing/arcade.tsx';
import { templatePath } from './menus/template-path.ts';
import { inModule, isSearch, readAsked, searchAddress } from './search/search-asked.ts';
import { withChapters } from './static/text-contents.ts';

const asked = (query: string) => readAsked(new URLSearchParams(query));

describe('a search', () => {
  test.each(['', 'keyword=', 'keyword=%20&location=Parramatta'])('needs a keyword: "%s" [B-100]', (query) => {
    expect(isSearch(asked(query))).toBe(false);
  });

  test.each(['keyword=pram', 'module=retail', 'category_id=40', 'price_max=50'])('is made by %s', (query) => {
    expect(isSearch(asked(query))).toBe(true);
  });

  test('is written back to the address that it was read from', () => {
    const query = 'keyword=pram&price_max=50&sort=asc&module=retail&category_id=406';

    expect(searchAddress(asked(query))).toBe(`/search?${query}`);
  });

  test('drops category, attributes and page in another trade', () => {
    const before = asked('keyword=pram&attributes[condition]=new&page=3&module=retail&category_id=406');

    expect(searchAddress(inModule(before, 'classified'))).toBe('/search?keyword=pram&module=classified');
  });
});

describe('a footer category', () => {
  test.each([
    ['general', '/classifieds-general/motors/1'],
    ['job', '/classifieds-jobs/motors/1'],
    ['realestate', '/classifieds-realestate/motors/1'],
  ] as const)('of the template %s leads to %s [B-075]', (template, path) => {
    expect(templatePath(template, { slug: 'motors', id: 1 })).toBe(path);
  });
});

describe('a text', () => {
  test('gets an id for each chapter, and its plain title in the contents', () => {
    const { html, chapters } = withChapters('<h2>Buying &amp; <em>selling</em></h2><p>Words</p>');

    expect(html).toBe('<h2 id="chapter-1">Buying &amp; <em>selling</em></h2><p>Words</p>');
    expect(chapters).toEqual([{ id: 'chapter-1', title: 'Buying & selling' }]);
  });
});

describe('the arcade', () => {
  test('rises from both ends to the middle', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((index) => archHeight(index, 8))).toEqual([
      176, 200, 224, 248, 248, 224, 200, 176,
    ]);
  });
});
