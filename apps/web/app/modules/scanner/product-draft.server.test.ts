import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { forgetDraft, keepDraft, readDraft } from './product-draft.server.ts';

function formOf(entries: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

describe('a product that waits for its contributor to log in', () => {
  test('comes back as it was typed, without photos and without what steers the page', async () => {
    const { args } = await buildPageArgs(buildRequest());
    const form = formOf({
      name: 'حلاوة',
      brand: '',
      ingredients: 'سمسم، سكر',
      'nutrition.salt_g': '0.1',
      _keep: '1',
      photo_pack: new File(['x'], 'pack.png'),
    });
    form.append('labels', 'vegan');
    form.append('labels', 'vegetarian');

    expect(keepDraft(args, form)).toBe(true);

    expect(readDraft(args)).toEqual({
      name: 'حلاوة',
      ingredients: 'سمسم، سكر',
      nutrition: { salt_g: '0.1' },
      labels: ['vegan', 'vegetarian'],
    });
  });

  test('is not kept where browsers would drop it, and no sooner', async () => {
    const { args, state } = await buildPageArgs(buildRequest());
    const long = 'Wheat flour, palm oil, sugar, milk powder, salt. '.repeat(200);

    expect(keepDraft(args, formOf({ ingredients: randomBytes(4000).toString('hex') }))).toBe(false);
    expect(state.setCookies).toEqual([]);
    expect(keepDraft(args, formOf({ ingredients: long }))).toBe(true);
    expect(readDraft(args)).toEqual({ ingredients: long });
  });

  test('is forgotten once it was sent, and a cookie that somebody made up holds nothing', async () => {
    const kept = await buildPageArgs(buildRequest());
    keepDraft(kept.args, formOf({ name: 'Halva' }));
    const made = await buildPageArgs(buildRequest({ cookie: 'souk_food_draft=not-packed' }));

    forgetDraft(kept.args);

    expect(readDraft(kept.args)).toBeNull();
    expect(readDraft(made.args)).toBeNull();
  });
});
