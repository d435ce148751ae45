import type { Rng } from '../rng.ts';
import { priced, roundTo, visits } from './letting.ts';
import { attributesFrom, joinSentences } from './phrasing.ts';
import type { WrittenAd } from './written-ad.ts';

const premises = [
  { type: 'Office', noun: 'office', art: 'tower', area: [25, 320], perMetre: 8.5 },
  { type: 'Shop', noun: 'shop', art: 'terrace', area: [35, 180], perMetre: 12 },
  { type: 'Warehouse', noun: 'warehouse', art: 'villa', area: [120, 1400], perMetre: 3.2 },
  { type: 'Cafe or restaurant', noun: 'cafe space', art: 'terrace', area: [50, 220], perMetre: 13 },
  { type: 'Medical suite', noun: 'medical suite', art: 'tower', area: [45, 190], perMetre: 11 },
  { type: 'Showroom', noun: 'showroom', art: 'villa', area: [120, 600], perMetre: 5.5 },
  { type: 'Storage', noun: 'storage unit', art: 'villa', area: [15, 90], perMetre: 5 },
] as const;
const commercialMarks = [
  'main street',
  'roller door',
  'corner site',
  'ground floor',
  'new air conditioning',
  'rear lane access',
  'first month free',
  'near the station',
  'fibre connected',
  'parking at the door',
  'ready to trade',
];
const commercialFacts = [
  'Open plan with a kitchenette and its own toilet.',
  'Good signage and people walking past all day.',
  'High ceilings, sprinklers and an alarm.',
  'Shell or fitted out, as you prefer.',
  'Zoned for most uses; ask council about yours.',
  'Container access and a turning circle.',
  'Previous tenant stayed nine years.',
  'Loading zone in front, all-day parking behind.',
];
const commercialTerms = [
  'Bond of three months, lease to suit.',
  'Outgoings are itemised, no surprises.',
  'Options to renew; rent reviewed once a year.',
  'GST applies to the rent.',
];

/** Premises to let by the week. */
export function writeCommercial(rng: Rng): WrittenAd {
  const place = rng.pick(premises);
  const area = roundTo(rng.int(place.area[0], place.area[1]), 5);
  const weekly = Math.max(150, roundTo(area * place.perMetre * (0.85 + rng.next() * 0.35), 25));
  const [first, second] = rng.shuffle(commercialFacts);
  const [mark] = rng.shuffle(commercialMarks);
  const isFood = place.type === 'Cafe or restaurant';
  return {
    title: rng.pick([
      `${area} m² ${place.noun}, ${mark}`,
      `${rng.pick(['Bright', 'Tidy', 'Prominent', 'Flexible'])} ${place.noun}, ${area} m², ${mark}`,
    ]),
    description: joinSentences([
      `${area} square metres, available now.`,
      ...(isFood ? ['Exhaust and grease trap are in and approved.'] : []),
      ...[first, second].filter((fact) => fact !== undefined),
      rng.pick(commercialTerms),
      rng.pick(visits),
    ]),
    ...priced(weekly),
    attributes: attributesFrom(
      137,
      {
        'offer-type': 'Rent',
        'property-type': place.type,
        'floor-area': area,
        parking: rng.int(0, 6),
        lease: rng.pick(['12 months', '2 years', '3 years', '5 years']),
        'outgoings-included': rng.chance(0.3),
        'grease-trap': isFood,
        'three-phase-power': place.type === 'Warehouse' || isFood,
      },
      {},
    ),
    artKind: place.art,
    rent: { weeklyCents: weekly * 100, bondCents: weekly * 1300, availableInDays: rng.int(0, 60) },
  };
}
