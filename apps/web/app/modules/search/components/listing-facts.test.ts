import { describe, expect, test } from 'vitest';
import { homeFactsOf } from './listing-facts.tsx';

describe('the rooms of a home', () => {
  test('are worded as bedrooms, bathrooms and parking in this order', () => {
    expect(homeFactsOf(['3', '2', '1'])).toEqual([
      ['bedrooms', '3'],
      ['bathrooms', '2'],
      ['parking', '1'],
    ]);
  });

  test('are left out where there are none', () => {
    expect(homeFactsOf(['2', '1', '0'])).toEqual([
      ['bedrooms', '2'],
      ['bathrooms', '1'],
    ]);
    expect(homeFactsOf(['0'])).toEqual([]);
  });

  test('are left out where the facts are words', () => {
    expect(homeFactsOf(['Office'])).toEqual([]);
  });

  test('of one number are parking spaces: only shops and offices have no bedrooms', () => {
    expect(homeFactsOf(['2'])).toEqual([['parking', '2']]);
  });
});
