import { describe, expect, test } from 'vitest';
import { originOf, pageHead, pageTitle } from './page-head.ts';

const matches = [{ id: 'root', loaderData: { origin: 'https://souk.test', locale: 'en' } }, undefined];
const args = { matches, location: { pathname: '/cup' } };

describe('the head of a page', () => {
  test('names the page and the house', () => {
    expect(pageTitle(matches, 'Blue cup')).toEqual({ title: 'Blue cup | Souk' });
  });

  test('says where the page lives, without the query, or where the page says', () => {
    const link = { tagName: 'link', rel: 'canonical' };

    expect(pageHead(args, { title: 'Cup' })).toContainEqual({ ...link, href: 'https://souk.test/cup' });
    expect(pageHead(args, { title: 'Cup', path: '/cups/1' })).toContainEqual({
      ...link,
      href: 'https://souk.test/cups/1',
    });
  });

  test('keeps a hidden page out of search engines, and gives it no address there', () => {
    const head = pageHead(args, { title: 'Results', isHidden: true });

    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(head)).not.toContain('canonical');
  });

  test('describes the page for readers and machines where there is something to say', () => {
    const head = pageHead(args, {
      title: 'Cup',
      description: 'It holds coffee.',
      facts: { '@type': 'Product' },
    });

    expect(head).toContainEqual({ name: 'description', content: 'It holds coffee.' });
    expect(head).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Product' },
    });
    expect(pageHead(args, { title: 'Cup' })).toHaveLength(2);
  });

  test('stands without the root, whose loader may have failed', () => {
    expect(originOf({ matches: [] })).toBe('');
    expect(originOf({ matches: [{ id: 'root', loaderData: null }] })).toBe('');
  });
});
