import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { inEnglish } from '@souk/contract/shared/say';
import { describe, expect, test } from 'vitest';
import { checkAttributes } from './attribute.rules.ts';

const attribute = (given: Partial<Attribute>): Attribute => ({
  id: 1,
  name: 'Make',
  slug: 'make',
  type: 'text',
  unit: null,
  required: false,
  searchable: false,
  position: 1,
  min: null,
  max: null,
  options: [],
  ...given,
});
const option = (value: string) => ({ id: 1, label: value, value });

const make = attribute({ required: true });
const year = attribute({ name: 'Year', slug: 'year', type: 'number', min: 1950, max: 2100 });
const fuel = attribute({
  name: 'Fuel',
  slug: 'fuel',
  type: 'select',
  options: [option('Petrol'), option('LPG')],
});
const days = attribute({
  name: 'Days',
  slug: 'days',
  type: 'multi-select',
  options: [option('Mon'), option('Tue')],
});
const pets = attribute({ name: 'Pets', slug: 'pets', type: 'boolean' });
const from = attribute({ name: 'From', slug: 'from', type: 'date' });
const all = [make, year, fuel, days, pets, from];

const problemsOf = (given: Record<string, unknown>, attributes: Attribute[] = all) => {
  const checked = checkAttributes(attributes, { make: 'Toyota', ...given });
  const problems = checked.isSound ? [] : Object.entries(checked.problems);
  return Object.fromEntries(problems.map(([field, texts]) => [field, texts.map(inEnglish)]));
};

describe('the values of attributes', () => {
  test('come out in their types, whether typed into a form or sent as JSON', () => {
    const typed = checkAttributes(all, {
      make: ' Toyota ',
      year: '2019',
      fuel: 'LPG',
      days: 'Tue',
      pets: 'on',
      from: '2026-12-01',
    });
    const sent = checkAttributes(all, {
      make: 'Toyota',
      year: 2019,
      fuel: 'LPG',
      days: ['Tue', 'Mon'],
      pets: false,
      from: '2026-12-01',
    });

    expect(typed).toEqual({
      isSound: true,
      values: { make: 'Toyota', year: 2019, fuel: 'LPG', days: ['Tue'], pets: true, from: '2026-12-01' },
    });
    expect(sent).toMatchObject({ isSound: true, values: { days: ['Mon', 'Tue'], pets: false } });
  });

  test.each([undefined, null, '', []])(
    'say that a required one is missing for %j [required-named]',
    (given) => {
      expect(problemsOf({ make: given })).toEqual({ 'attributes.make': ['Make is required.'] });
    },
  );

  test('may be left out where they are not required', () => {
    expect(checkAttributes(all, { make: 'Toyota', year: '' })).toEqual({
      isSound: true,
      values: { make: 'Toyota' },
    });
  });

  test('refuse text of nothing but spaces [whitespace-only] and over the limit [max-length]', () => {
    expect(problemsOf({ make: '   ' })).toEqual({ 'attributes.make': ['Make can not be empty.'] });
    expect(problemsOf({ make: 'x'.repeat(201) })).toEqual({
      'attributes.make': ['Max length must be 200 characters.'],
    });
  });

  test.each(['abc', '1e3', '0x10', '12,5', {}, true])('refuse %j as a number [number-format]', (given) => {
    expect(problemsOf({ year: given })).toEqual({ 'attributes.year': ['Please enter valid number.'] });
  });

  test('keep numbers inside their bounds', () => {
    expect(problemsOf({ year: 1949 })).toEqual({ 'attributes.year': ['Please enter a number from 1950.'] });
    expect(problemsOf({ year: 2101 })).toEqual({ 'attributes.year': ['Please enter a number up to 2100.'] });
    expect(problemsOf({ year: 1950 })).toEqual({});
  });

  test('take only options that exist', () => {
    expect(problemsOf({ fuel: 'Coal' })).toHaveProperty('attributes.fuel');
    expect(problemsOf({ fuel: ['LPG'] })).toHaveProperty('attributes.fuel');
    expect(problemsOf({ days: ['Mon', 'Someday'] })).toHaveProperty('attributes.days');
  });

  test('refuse days that no calendar has and ticks that are neither', () => {
    expect(problemsOf({ from: '2026-02-30' })).toHaveProperty('attributes.from');
    expect(problemsOf({ pets: 'perhaps' })).toHaveProperty('attributes.pets');
  });

  test('drop what the category does not ask for', () => {
    const checked = checkAttributes([make], { make: 'Toyota', colour: 'Red', __proto__: { year: 1 } });

    expect(checked).toEqual({ isSound: true, values: { make: 'Toyota' } });
  });
});
