import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { askedOf, isTold } from './booking-details.ts';
import { findDetails, forgetDetails, keepDetails } from './details-cookie.server.ts';

const atShop = { price_kind: 'fixed', place: 'business' } as const;

describe('what a booking asks', () => {
  test('depends on its kind and on what was chosen', () => {
    expect(askedOf('beauty', [atShop])).toMatchObject({
      hasNote: true,
      needsAddress: false,
      description: null,
    });
    expect(askedOf('beauty', [atShop, { ...atShop, place: 'customer' }]).needsAddress).toBe(true);
    expect(askedOf('handyman', [atShop])).toMatchObject({ description: 'needed', needsAddress: true });
    expect(askedOf('events', [{ ...atShop, price_kind: 'head' }])).toMatchObject({
      hasEventType: true,
      hasGuests: true,
    });
  });

  test('is told when nothing that is needed is missing', () => {
    const [job, hair] = [askedOf('handyman', [atShop]), askedOf('beauty', [atShop])];

    expect(isTold(hair, null)).toBe(true);
    expect(isTold(job, null)).toBe(false);
    expect(isTold(job, { description: 'A leaking tap' })).toBe(false);
    expect(isTold(job, { description: 'A leaking tap', address: {} })).toBe(true);
  });
});

describe('what was told of a booking', () => {
  const details = { business_id: 12, note: 'Lange Haare, grüße' };

  test('stays in the browser for its business alone, until it is booked', async () => {
    const { args } = await buildPageArgs(buildRequest());

    expect(keepDetails(args, details)).toBe(true);
    expect(findDetails(args, 12)).toEqual(details);
    expect(findDetails(args, 13)).toBeNull();
    forgetDetails(args);
    expect(findDetails(args, 12)).toBeNull();
  });

  test('is refused where a browser would drop it, and none where it is damaged', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie: 'souk_booking=%7Bbad' }));

    expect(findDetails(args, 12)).toBeNull();
    expect(keepDetails(args, { business_id: 12, note: 'x'.repeat(4000) })).toBe(false);
  });
});
