import { describe, expect, test } from 'vitest';
import { adForm } from './ad-form.testing.ts';
import { placeChosen, readAdForm, withStep } from './ad-form.ts';

describe('the form of an ad', () => {
  test('a sent step replaces its own fields and leaves the others', () => {
    const sent = withStep(adForm(), 'details', { title: 'Oak table', attributes: { seats: '6' } });

    expect(sent).toMatchObject({ title: 'Oak table', description: '', condition: '', price: '450' });
    expect(sent.attributes).toEqual({ seats: '6' });
  });

  test('line ends of a browser are no change', () => {
    const sent = withStep(adForm(), 'details', { description: 'Three seats.\r\nPick up only.' });

    expect(sent.description).toBe('Three seats.\nPick up only.');
  });

  test('the photos step changes no field', () => {
    expect(withStep(adForm(), 'photos', { title: 'Something else' })).toEqual(adForm());
  });

  test('what a draft kept comes back as it was typed', () => {
    const kept: unknown = JSON.parse(JSON.stringify(adForm({ price: '4x', hide_phone: true })));

    expect(readAdForm(kept as Record<string, unknown>)).toEqual(adForm({ price: '4x', hide_phone: true }));
  });

  test('nonsense in a draft is left out', () => {
    const form = readAdForm({
      category_id: 'x',
      options: 'no',
      attributes: [1],
      address: { location: 'Here' },
    });

    expect(form).toMatchObject({ category_id: null, options: [], attributes: {}, address: null });
  });

  test('one ticked box and several are both answers', () => {
    const { attributes } = readAdForm({
      attributes: { features: ['Pool', 'Study'], benefits: 'Uniform', none: '' },
    });

    expect(attributes).toEqual({ features: ['Pool', 'Study'], benefits: 'Uniform' });
  });

  test('only a place counts as a place', () => {
    expect(placeChosen('{"location":"Parramatta NSW 2150","lat":-33.8,"lng":151}')?.location).toBe(
      'Parramatta NSW 2150',
    );
    expect(placeChosen('{"location":1}')).toBeNull();
    expect(placeChosen('Parramatta')).toBeNull();
  });
});
