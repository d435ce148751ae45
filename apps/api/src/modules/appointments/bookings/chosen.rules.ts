import { askForQuoteText } from '@souk/contract/modules/appointments/bookings';
import type { TimeNeed } from '../../availability/index.ts';
import type { DealRow } from '../../discounts/index.ts';
import { gstWithin } from '../../payments/index.ts';
import type { NewLine } from '../../sales/index.ts';
import { serviceKind } from '../services/service.rules.ts';
import type { AddOnRow, ServiceRow } from '../services/service.tables.ts';
import { lengthOf, needsOfAll, type Resource } from '../services/time-need.rules.ts';

/** A service of a business as a customer has chosen it. */
export interface Chosen {
  service: ServiceRow;
  image: string | null;
  /** The daily deal that it is in, if any. */
  deal?: DealRow | undefined;
  addOns: readonly AddOnRow[];
  /** Who can do it, by the ids of resources; empty for everybody. */
  people: readonly number[];
}

/** Minutes on the way to a customer and back. */
interface Travel {
  travelBeforeMinutes: number;
  travelAfterMinutes: number;
}

const isAway = (one: Chosen | undefined): boolean => one?.service.place === 'customer';

/** The same with the way there before what is done at the customer's, and the way back after it. */
export const withTravel = (all: readonly Chosen[], travel: Travel): Chosen[] =>
  all.map((one, index) => {
    if (!isAway(one)) return one;
    const { service } = one;
    const before = isAway(all[index - 1]) ? 0 : travel.travelBeforeMinutes;
    const after = isAway(all[index + 1]) ? 0 : travel.travelAfterMinutes;
    const { setUpMinutes, cleanUpMinutes } = service;
    const longer = { setUpMinutes: setUpMinutes + before, cleanUpMinutes: cleanUpMinutes + after };
    return { ...one, service: { ...service, ...longer } };
  });

export interface Wish {
  /** The person whom the customer asks for. */
  personId?: number | undefined;
  guests?: number | undefined;
}

const timed = ({ service, addOns, people }: Chosen, { personId }: Wish) => ({
  service: { ...service, people },
  addOns,
  ...(personId !== undefined && { personId }),
});

/** From the customer's coming to their going, buffers between services included. */
export function minutesOf(all: readonly Chosen[]): number {
  let minutes = 0;
  for (const [index, { service, addOns }] of all.entries()) {
    if (index > 0) minutes += service.setUpMinutes;
    minutes += lengthOf({ service: { ...service, people: [] }, addOns });
    if (index < all.length - 1) minutes += service.cleanUpMinutes;
  }
  return minutes;
}

/** What the services take of whose time. */
export const needsOfChosen = (
  all: readonly Chosen[],
  wish: Wish,
  resources: readonly Resource[],
): TimeNeed[] =>
  needsOfAll(
    all.map((one) => timed(one, wish)),
    resources,
  );

/** Why a service cannot be booked without more ado; nothing if it can. */
export const problemOf = ({ service }: Chosen): string | undefined =>
  service.priceCents === null ? askForQuoteText : undefined;

/** How often its price is paid: per head, per hour begun in its length, or once. */
function quantityOf({ service, addOns }: Chosen, { guests = 1 }: Wish): number {
  if (service.priceKind === 'head') return guests;
  if (service.priceKind !== 'hour') return 1;
  return Math.max(1, Math.ceil(lengthOf({ service: { ...service, people: [] }, addOns }) / 60));
}

/** What a service costs by itself. */
export const aloneCents = (service: ServiceRow): number =>
  (service.priceCents ?? 0) * quantityOf({ service, image: null, addOns: [], people: [] }, {});

interface Terms {
  /** 0 for a business that is not registered. */
  gstPercent: number;
}

function lineOf(
  { service, image }: Chosen,
  priced: { itemId: number; title: string; unitCents: number; quantity: number },
  { gstPercent }: Terms,
): NewLine {
  const totalCents = priced.unitCents * priced.quantity;
  return {
    subjectKind: serviceKind,
    subjectId: service.id,
    categoryId: service.categoryId,
    options: {},
    image,
    ...priced,
    totalCents,
    gstCents: service.isGstFree ? 0 : gstWithin(totalCents, gstPercent),
    isGstFree: service.isGstFree,
  };
}

/** The lines of a booking: each service, and each of its add-ons beneath it. */
export const linesOf = (all: readonly Chosen[], wish: Wish, terms: Terms): NewLine[] =>
  all.flatMap((one) => [
    lineOf(
      one,
      {
        itemId: one.service.id,
        title: one.service.name,
        unitCents: one.service.priceCents ?? 0,
        quantity: quantityOf(one, wish),
      },
      terms,
    ),
    ...one.addOns.map(({ id, name, priceCents }) =>
      lineOf(one, { itemId: id, title: name, unitCents: priceCents, quantity: 1 }, terms),
    ),
  ]);

/** At which place among the lines each chosen service stands; its add-ons follow it. */
export function placesOf(all: readonly Chosen[]): number[] {
  let place = 0;
  return all.map(({ addOns }) => {
    const own = place;
    place += 1 + addOns.length;
    return own;
  });
}

/** What the booking is called: `Cut and blow-dry, Colour`. */
export const titleOf = (all: readonly Chosen[]): string =>
  all
    .map(({ service }) => service.name)
    .join(', ')
    .slice(0, 200);
