import { expect, test } from 'vitest';
import { filterParts } from './filter-parts.ts';

test('a saved search is described filter by filter, the widest first', () => {
  const query = {
    keyword: 'commuter bike',
    location: 'Parramatta NSW 2150',
    lat: '-33.8',
    lng: '151',
    radius: '25',
    price_min: '500',
    price_max: '950',
    attributes: { 'bike-type': ['Road', 'Gravel'], year: '2015..2020' },
    date_filter: 'This Week',
  };

  expect(filterParts(query, 'Bicycles')).toEqual([
    { kind: 'keyword', words: 'commuter bike' },
    { kind: 'category', name: 'Bicycles' },
    { kind: 'place', place: 'Parramatta NSW 2150', radiusKm: 25 },
    { kind: 'price', fromDollars: 500, toDollars: 950 },
    { kind: 'attribute', name: 'Bike type', values: ['Road', 'Gravel'] },
    { kind: 'attribute', name: 'Year', values: ['2015 - 2020'] },
    { kind: 'date', words: 'This Week' },
  ]);
});

test('ranges with an open end, a map box and stars have words of their own', () => {
  const query = {
    bounds: { n: 1, s: 0, e: 1, w: 0 },
    price_min: 50,
    rating: '4',
    attributes: { year: '2015..' },
  };

  expect(filterParts(query, undefined)).toEqual([
    { kind: 'map' },
    { kind: 'price', fromDollars: 50 },
    { kind: 'attribute', name: 'Year', values: ['≥ 2015'] },
    { kind: 'rating', stars: 4 },
  ]);
});

test('food filters are left to the words of the food module', () => {
  const query = { attributes: { 'free-from-milk': 'true', halal: ['halal', 'unknown'] } };

  expect(filterParts(query, undefined)).toEqual([
    { kind: 'food', slug: 'free-from-milk', values: ['true'] },
    { kind: 'food', slug: 'halal', values: ['halal', 'unknown'] },
  ]);
});

test('fields that filter nothing are left out', () => {
  expect(filterParts({ keyword: ' ', sort: 'asc', attributes: {}, price_max: '' }, undefined)).toEqual([]);
});
