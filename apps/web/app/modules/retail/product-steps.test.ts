import { expect, test } from 'vitest';
import { readCarried, readProductFields } from './product-fields.ts';
import { firstOpenStep, problemsAt, stepToShow, withProductStep } from './product-steps.ts';

const form = readProductFields({
  category_id: '421',
  title: 'Mug',
  variants: [{ price: '12', image_id: '3', is_active: 'on' }],
});

test('a step changes its own fields and leaves those of the others', () => {
  const written = withProductStep(form, 'details', { title: 'Large mug', category_id: '9' });

  expect(written).toMatchObject({ title: 'Large mug', category_id: 421 });
  expect(written.variants).toEqual(form.variants);
});

test('going on from the category without pressing one keeps the one there is', () => {
  expect(withProductStep(form, 'category', {}).category_id).toBe(421);
  expect(withProductStep(form, 'category', { category_id: '5' }).category_id).toBe(5);
});

test('the pictures of variants are told beside the photos', () => {
  const [variant] = withProductStep(form, 'photos', { variant_images: ['8'] }).variants;

  expect(variant?.image_id).toBe('8');
});

test('a refusal is shown at the step that asks for its field', () => {
  const problems = { 'variants.2.price': ['x'], 'attributes.colour': ['y'], image_ids: ['z'] };

  expect(firstOpenStep(problems)).toBe('details');
  expect(Object.keys(problemsAt('stock', problems))).toEqual(['variants.2.price']);
  expect(Object.keys(problemsAt('photos', problems))).toEqual(['image_ids']);
  expect(stepToShow('preview', problems)).toBe('details');
});

test('a form that travels with the page comes back as it was, and nonsense is an empty form', () => {
  expect(readCarried(JSON.stringify(form))).toEqual(form);
  expect(readCarried('{')).toEqual(readProductFields({}));
});
