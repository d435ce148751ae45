import { postAd } from '@souk/contract/modules/classifieds/ads';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../lib/say-texts.testing.ts';
import { bodyOf, problemsOf as foundIn, isChanged } from './ad-check.server.ts';
import { adForm } from './ad-form.testing.ts';

const problemsOf = (...checked: Parameters<typeof foundIn>) => inEnglish(foundIn(...checked));

const sofa = { attributes: [{ slug: 'seats', name: 'Seats', required: true }], isJob: false };

describe('checking an ad before it is posted', () => {
  test('a sound form has no problems and is what the API reads', () => {
    expect(problemsOf(adForm(), sofa)).toEqual({});
    expect(postAd.body.parse(bodyOf(adForm(), [7, 3]))).toMatchObject({
      category_id: 130,
      price: 45_000,
      attributes: { seats: '3' },
      image_ids: [7, 3],
      hide_phone: false,
    });
  });

  test('[required-named] an empty field is named, as is an empty question of the category', () => {
    const problems = problemsOf(adForm({ title: ' ', attributes: {}, price: '' }), sofa);

    expect(problems).toEqual({
      title: ['Title can not be empty.'],
      'attributes.seats': ['Seats is required.'],
      price: ['Price is required.'],
    });
  });

  test('[max-length] a title has 120 characters at most', () => {
    expect(problemsOf(adForm({ title: 'a'.repeat(121) }), sofa)).toEqual({
      title: ['Max length must be 120 characters.'],
    });
  });

  test('a place that was not found and a category that was not chosen are asked for in words', () => {
    expect(problemsOf(adForm({ address: null, category_id: null }), sofa)).toEqual({
      place: ['Location is required.'],
      category_id: ['Category is required.'],
    });
  });

  test.each(['free', 'on-request'])('an ad that is %s needs no price and sends none', (price_type) => {
    const form = adForm({ price_type, price: 'abc' });

    expect(problemsOf(form, sofa)).toEqual({});
    expect(postAd.body.parse(bodyOf(form, [])).price).toBeUndefined();
  });

  test('a job may say nothing of its pay', () => {
    expect(problemsOf(adForm({ price: '' }), { attributes: [], isJob: true })).toEqual({});
  });

  test('options are sent as lists, and a row begun must be finished (B-103)', () => {
    const options = [{ name: 'Size', values: 'S, M,, L' }];

    expect(bodyOf(adForm({ options }), []).options).toEqual({ Size: ['S', 'M', 'L'] });
    expect(problemsOf(adForm({ options: [{ name: 'Size', values: ' , ' }] }), sofa)).toEqual({
      'options.0.values': ['Values is required.'],
    });
  });

  test('a form counts as changed only by what the API would hear of', () => {
    expect(isChanged(adForm(), adForm({ place_text: 'parramatta' }))).toBe(false);
    expect(isChanged(adForm(), adForm({ price: '451' }))).toBe(true);
  });
});
