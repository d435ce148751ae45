import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { linesLess, splitOver } from '../../sales/index.ts';
import { findPackage, servicesOfPackages } from '../packages/package.queries.ts';
import { isBundled, isRunning, packageKind } from '../packages/package.rules.ts';
import type { PackageRow } from '../packages/package.tables.ts';
import type { Choice } from './choose-services.ts';
import { placesOf } from './chosen.rules.ts';
import type { Reduce } from './pricing.rules.ts';
import { dealsOff } from './reduce-deals.ts';

const idsOf = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();

/** The package, if it is offered now and these are its services. */
async function offeredFor(reader: Reader, packageId: number, choice: Choice): Promise<PackageRow> {
  const row = await findPackage(reader, packageId);
  const parts = (await servicesOfPackages(reader, [packageId])).get(packageId) ?? [];
  const services = choice.chosen.map(({ service }) => service);
  const isIt = idsOf(parts) === idsOf(services.map(({ id }) => id)) && services.every(isBundled);
  if (row?.sellerId !== choice.sellerId || !isRunning(row, clock.now()) || !isIt)
    throw new Problem('service-not-offered');
  return row;
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

/** Brings the three services of a package to its price, unless their daily deals make them cheaper still. */
export const reducePackage: Reduce = async (reader, { choice, offers }, priced) => {
  if (offers.package_id === undefined) return priced;
  const { id, name, priceCents } = await offeredFor(reader, offers.package_id, choice);
  const places = placesOf(choice.chosen);
  const sizes = priced.lines.map(({ totalCents }, place) => (places.includes(place) ? totalCents : 0));
  const cents = sumOf(sizes) - priceCents;
  if (cents <= 0 || cents < sumOf(dealsOff(choice, priced))) return priced;
  return {
    ...priced,
    lines: linesLess(priced.lines, splitOver(cents, sizes), choice.gstPercent),
    reductions: [...priced.reductions, { kind: packageKind, id, title: name, cents }],
  };
};
