/** Words and sums that homes and premises to let have in common. */
export const visits = [
  'Open on Saturday, or book a time here.',
  'Inspections by booking, evenings included.',
  'Come and see it before you decide on anything else.',
  'Video walk-through on request.',
];

export const roundTo = (value: number, step: number) => Math.round(value / step) * step;

export const priced = (dollars: number) =>
  ({ priceCents: dollars * 100, priceType: 'fixed', condition: null }) as const;
