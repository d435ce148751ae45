import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../lib/render.testing.tsx';
import type { Viewer } from '../lib/viewer.ts';
import { ActingBanner } from './acting-banner.tsx';
import { ConfirmBanner } from './confirm-banner.tsx';
import { OpeningStrip } from './opening-strip.tsx';
import { PreferenceRows } from './preferences.tsx';

const amal = { name: 'Amal', email: 'amal@souk.test', is_confirmed: 1, is_admin: false, acting_admin: null };
const viewerWith = (changes: object) => ({ ...amal, ...changes }) as unknown as Viewer;

describe('above the page stands', () => {
  test('who acts for whom, with a way to stop, while an admin acts', async () => {
    const banner = await renderAt('/', <ActingBanner viewer={viewerWith({ acting_admin: 'Desk' })} />);

    expect(wordsOf(banner)).toContain('Desk acts for Amal.');
    expect(buttonsIn(banner)).toEqual(['Stop acting']);
    expect(await renderAt('/', <ActingBanner viewer={viewerWith({})} />)).toBe('');
    expect(await renderAt('/', <ActingBanner viewer={null} />)).toBe('');
  });

  test('how to confirm an account, returning to the page', async () => {
    const banner = await renderAt('/wishlist', <ConfirmBanner viewer={viewerWith({ is_confirmed: 0 })} />);

    expect(wordsOf(banner)).toContain('Open the link that we emailed to amal@souk.test.');
    expect(banner).toContain('action="/confirm-email/send?next=%2Fwishlist"');
    expect(linksIn(banner)).toEqual({ 'Use my phone instead': '/verify-phone?next=%2Fwishlist' });
  });

  test.each([
    ['is confirmed', viewerWith({})],
    ['is an admin', viewerWith({ is_confirmed: 0, is_admin: true })],
    ['is acted for', viewerWith({ is_confirmed: 0, acting_admin: 'Desk' })],
    ['is a visitor', null],
  ])('nothing about confirming for who %s', async (_who, viewer) => {
    expect(await renderAt('/', <ConfirmBanner viewer={viewer} />)).toBe('');
  });

  test('how far the demo market has come', async () => {
    const strip = await renderAt('/', <OpeningStrip days_made={12} days={90} />);

    expect(wordsOf(strip)).toContain('The demo market is being made: 12 of 90 days.');
    expect(strip).toMatch(/<progress[^>]*max="90" value="12"|<progress[^>]*value="12" max="90"/);
  });
});

describe('the preferences', () => {
  const rows = (root: object | null, address = '/') => renderAt(address, <PreferenceRows />, root);

  test('offer the theme that is not in use, and return to the page', async () => {
    expect(wordsOf(await rows({ theme: 'dark' }))).toContain('Use the light theme');
    expect(wordsOf(await rows({ theme: 'light' }))).toContain('Use the dark theme');
    expect(await rows(null, '/search?keyword=pram')).toContain('name="back" value="/search?keyword=pram"');
  });

  test('never offer the language that is read', async () => {
    const words = wordsOf(await rows({ locale: 'en', isProduction: false }));

    expect(words).not.toContain('Language: English');
    expect(words).toMatch(/Language: /);
  });
});
