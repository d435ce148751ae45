import { clock } from '../../../platform/clock.ts';
import { priceOnDeal } from '../../discounts/index.ts';
import { linesLess } from '../../sales/index.ts';
import type { Choice } from './choose-services.ts';
import { placesOf } from './chosen.rules.ts';
import type { PricedBooking, Reduce } from './pricing.rules.ts';

/** What daily deals take off each line of a choice now, whenever it takes place; add-ons keep their price. */
export function dealsOff({ chosen }: Choice, { lines }: Pick<PricedBooking, 'lines'>): number[] {
  const now = clock.now();
  const off = lines.map(() => 0);
  const places = placesOf(chosen);
  for (const [index, { service, deal }] of chosen.entries()) {
    const place = places[index] ?? 0;
    const unitCents = service.priceCents ?? 0;
    const { cents } = priceOnDeal(unitCents, deal, now);
    off[place] = (unitCents - cents) * (lines[place]?.quantity ?? 1);
  }
  return off;
}

/** Takes off what daily deals do, where nothing else has made a line cheaper. */
export const reduceDeals: Reduce = async (_reader, { choice }, priced) => {
  const places = placesOf(choice.chosen);
  const off = dealsOff(choice, priced).map((cents, place) =>
    (priced.lines[place]?.discountCents ?? 0) > 0 ? 0 : cents,
  );
  const reductions = choice.chosen.flatMap(({ deal }, index) => {
    const cents = off[places[index] ?? 0] ?? 0;
    return deal && cents > 0 ? [{ kind: 'discounts.deal', id: deal.id, title: deal.title, cents }] : [];
  });
  return {
    ...priced,
    lines: linesLess(priced.lines, off, choice.gstPercent),
    reductions: [...priced.reductions, ...reductions],
  };
};
