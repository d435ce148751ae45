import { describe, expect, test } from 'vitest';
import { draftNumber, firstOpenStep, stepOfDraft, stepOfField, stepToShow, wizardSteps } from './steps.ts';

describe('the steps of the wizard', () => {
  test('a step is shown only once everything before it is answered', () => {
    const problems = { title: ['Title is required.'], price: ['Price is required.'] };

    expect(stepToShow('preview', problems)).toBe('details');
    expect(stepToShow('details', problems)).toBe('details');
    expect(stepToShow('preview', { price: ['Price is required.'] })).toBe('price');
    expect(stepToShow('preview', {})).toBe('preview');
  });

  test('going back is always open', () => {
    expect(stepToShow('category', { title: ['Title is required.'] })).toBe('category');
  });

  test.each([
    ['category_id', 'category'],
    ['attributes.make', 'details'],
    ['options.0.name', 'details'],
    ['image_ids', 'photos'],
    ['address.lat', 'price'],
    ['place', 'price'],
  ] as const)('a refusal of %s leads to the step %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
    expect(firstOpenStep({ [field]: ['no'] })).toBe(step);
  });

  test('a draft opens at the step it was left in', () => {
    expect(wizardSteps.map(draftNumber).map(stepOfDraft)).toEqual([...wizardSteps]);
    expect(stepOfDraft(2)).toBe('details');
  });
});
