import { describe, expect, test } from 'vitest';
import { type BookingChoice, choicePath, readChoice, stepOf } from './booking-choice.ts';

const read = (address: string) => readChoice(new URLSearchParams(address));

describe('the address of a booking', () => {
  test('says everything that was chosen, and reads it back', () => {
    const choice: BookingChoice = {
      services: [2, 1],
      addOns: [7],
      package: 5,
      staff: 3,
      guests: 40,
      date: '2030-04-06',
      startsAt: '2030-04-05T22:00:00.000Z',
      code: 'SPRING',
      step: 'review',
    };

    const path = choicePath(12, choice);

    expect(path).toMatch(
      /^\/book\/12\?service=2&service=1&add=7&package=5&staff=3&guests=40&date=2030-04-06&/,
    );
    expect(read(path.split('?')[1] ?? '')).toEqual(choice);
    expect(choicePath(12, { services: [], addOns: [] })).toBe('/book/12');
  });

  test('takes an instant with an offset as the same instant', () => {
    expect(read('starts_at=2030-04-06T09:00:00%2B11:00').startsAt).toBe('2030-04-05T22:00:00.000Z');
  });

  test.each([
    'service=0&service=x&service=-1&service=1e3',
    'add=one&staff=&guests=0',
    'guests=2001&date=2030-02-31T00:00&date=tomorrow',
    'starts_at=2030-04-06&step=pay',
    'starts_at=2030-13-45T99:00:00Z',
  ])('chooses nothing where it is nonsense: %s', (address) => {
    expect(read(address)).toEqual({ services: [], addOns: [] });
  });

  test('names each service once', () => {
    expect(read('service=4&service=4').services).toEqual([4]);
  });
});

describe('the step that is shown', () => {
  const chosen = { services: [1], addOns: [] };
  const timed = { ...chosen, startsAt: '2030-04-05T22:00:00.000Z' };

  test.each([
    [{ services: [], addOns: [] }, 'services'],
    [{ services: [], addOns: [], step: 'review' }, 'services'],
    [chosen, 'time'],
    [{ ...chosen, step: 'services' }, 'services'],
    [{ ...chosen, step: 'review' }, 'time'],
    [timed, 'details'],
    [{ ...timed, step: 'time' }, 'time'],
    [{ ...timed, step: 'review' }, 'review'],
  ] as const)('%o is %s', (choice, step) => {
    expect(stepOf(choice)).toBe(step);
  });
});
