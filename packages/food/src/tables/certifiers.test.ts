import { describe, expect, test } from 'vitest';
import { certifiers } from './certifiers.ts';

describe('the registry of halal certifiers', () => {
  test('has one row of each body', () => {
    const ids = certifiers.map(({ id }) => id);
    const names = certifiers.map(({ name, country }) => `${name} ${country}`);

    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has ids, countries and addresses that can be kept and shown', () => {
    const isCountry = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code;
    const odd = certifiers.filter(
      ({ id, country, url }) =>
        !/^[a-z]+(-[a-z]+)*$/.test(id) ||
        !/^[A-Z]{2}$/.test(country) ||
        !isCountry(country) ||
        (url !== undefined && new URL(url).protocol !== 'https:'),
    );

    expect(odd).toEqual([]);
  });

  test('says nothing of recognition rather than that there is none', () => {
    expect(certifiers.filter(({ recognisedBy }) => recognisedBy?.length === 0)).toEqual([]);
  });

  test('names no body that recognises others as recognised by itself', () => {
    const itself = certifiers.filter(({ id, recognisedBy }) =>
      recognisedBy?.some((recogniser) => recogniser.toLowerCase() === id),
    );

    expect(itself).toEqual([]);
  });
});
