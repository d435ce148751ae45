import { describe, expect, test } from 'vitest';
import { originOf, pageHead, pageTitle } from './page-head.ts';

const matches = [{ id: 'root', loaderData: { origin: 'https://souk.test', locale: 'en' } }, undefined];
const args = { matches, location: { pathname: '/cup' } };

describe('the head of a page', () => {
  test('names the page and the site', () => {
    expect(pageTitle(matches, 'Blue cup')).toEqual({ title: 'Blue cup | Souk' });
  });

  test('has the canonical address: the page’s own without the query, or the one that it gives', () => {
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

  test('describes the page for readers and search engines if it has a description', () => {
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

  test('works without the root, whose loader may have failed', () => {
    expect(originOf({ matches: [] })).toBe('');
    expect(originOf({ matches: [{ id: 'root', loaderData: null }] })).toBe('');
  });
});
