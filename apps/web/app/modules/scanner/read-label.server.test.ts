import { readFoodLabel } from '@souk/contract/modules/scanner/photos';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { readLabel } from './read-label.server.ts';

const label = { text: 'Sugar, salt', parts: [{ text: 'Sugar, salt', is_sure: true }] };

async function send(entries: Record<string, string | File>, answer: object) {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  const request = new Request('http://souk.test/read-food-label', { method: 'POST', body });
  const { args, calls } = await buildPageArgs(request, { [readFoodLabel.path]: answer });
  return { answered: await readLabel(args), calls };
}

const photo = new File(['x'], 'list.jpg', { type: 'image/jpeg' });

describe('reading the list from its photograph', () => {
  test('brings the form back with what was read after what was typed', async () => {
    const { answered, calls } = await send(
      {
        name: 'Halva',
        ingredients: 'Sesame',
        language: 'de',
        'nutrition.salt_g': '1',
        photo_ingredients: photo,
      },
      { body: { data: label } },
    );

    expect(answered.data.label).toEqual(label);
    expect(answered.data.problems.values).toMatchObject({
      name: 'Halva',
      ingredients: 'Sesame\nSugar, salt',
      language: 'de',
      'nutrition.salt_g': '1',
    });
    expect(calls.some(({ endpoint }) => endpoint === readFoodLabel)).toBe(true);
  });

  test('brings the form back as it was where nothing could be read, and says why', async () => {
    const message = 'We could not read this photo.';
    const { answered } = await send(
      { ingredients: 'Sesame', photo_ingredients: photo },
      { status: 422, body: { message } },
    );

    expect(answered.data).toMatchObject({
      label: null,
      problems: { form: message, values: { ingredients: 'Sesame' } },
    });
  });

  test('says at the photographs what is wrong with one', async () => {
    const errors = { photo: ['Photo is required.'] };
    const { answered } = await send({ ingredients: '' }, { status: 423, body: { message: '', errors } });

    expect(answered.data.problems.fields).toEqual({ images: ['Photo is required.'] });
  });
});
