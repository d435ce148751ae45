import { clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { hoursChanged, teamChanged, timeFreed } from '../availability/index.ts';
import { bookingCalledOff, bookingKind, partyKind } from '../bookings/index.ts';
import { giveBack } from '../discounts/index.ts';
import { userBlocked, userDeleted, userUnblocked } from '../identity/index.ts';
import { ratingChanged } from '../reviews/index.ts';
import { rateDocumentsOf } from '../search/index.ts';
import { businessMoved, openingHoursChanged } from '../sellers/index.ts';
import { personDescribed } from './events.ts';
import { isAnybodyDescribed } from './people/person.queries.ts';
import { indexService } from './services/index-service.ts';
import { changeService, lockServicesOf } from './services/service.queries.ts';
import { serviceKind } from './services/service.rules.ts';
import { setServicesHidden } from './services/set-services-hidden.ts';
import { offerFreedTimes } from './waits/offer-freed-times.ts';
import { sellersAwaited } from './waits/wait.queries.ts';

type OfUser = Happening<{ userId: number }>;

const hideServicesOfBlocked = (tx: Tx, { payload }: OfUser) => setServicesHidden(tx, payload.userId, true);

const showServicesOfUnblocked = (tx: Tx, { payload }: OfUser) => setServicesHidden(tx, payload.userId, false);

async function archiveServicesOfDeleted(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const service of await lockServicesOf(tx, payload.userId))
    await indexService(tx, await changeService(tx, service, { archivedAt: clock.now() }));
}

async function indexServicesOf(tx: Tx, sellerId: number): Promise<void> {
  for (const service of await lockServicesOf(tx, sellerId)) await indexService(tx, service);
}

const placeServicesOfMoved = (tx: Tx, { payload }: OfUser) => indexServicesOf(tx, payload.userId);

const indexServicesOfDescribed = (tx: Tx, { payload }: OfUser) => indexServicesOf(tx, payload.userId);

/** Who joins or leaves matters only where services are found by what people say of themselves. */
async function indexServicesOfTeam(tx: Tx, { payload }: Happening<{ ownerId: number }>): Promise<void> {
  if (await isAnybodyDescribed(tx, payload.ownerId)) await indexServicesOf(tx, payload.ownerId);
}

const giveBackOfCalledOff = (tx: Tx, { payload }: Happening<{ bookingId: number }>) =>
  giveBack(tx, { kind: bookingKind, id: payload.bookingId });

async function offerTimeThatIsFree(
  tx: Tx,
  { payload }: Happening<{ resourceIds: number[]; from: string; until: string }>,
): Promise<void> {
  const freed = { from: new Date(payload.from), until: new Date(payload.until) };
  for (const sellerId of await sellersAwaited(tx, payload.resourceIds))
    await offerFreedTimes(tx, sellerId, freed);
}

const offerTimeThatIsOpened = (tx: Tx, { payload }: Happening<{ ownerId: number }>) =>
  offerFreedTimes(tx, payload.ownerId);

const offerTimeOfOpenBusiness = (tx: Tx, { payload }: OfUser) => offerFreedTimes(tx, payload.userId);

type RatingChange = Happening<{ kind: string; id: number; average: number; count: number }>;

/** A service is rated by what is said of its business. */
async function rateServicesOf(tx: Tx, { payload }: RatingChange): Promise<void> {
  const { kind, id: ownerId, average, count } = payload;
  if (kind === partyKind) await rateDocumentsOf(tx, { kind: serviceKind, ownerId, average, count });
}

export const serviceReactions = [
  on(userBlocked, hideServicesOfBlocked),
  on(userUnblocked, showServicesOfUnblocked),
  on(userDeleted, archiveServicesOfDeleted),
  on(businessMoved, placeServicesOfMoved),
  on(personDescribed, indexServicesOfDescribed),
  on(teamChanged, indexServicesOfTeam),
  on(bookingCalledOff, giveBackOfCalledOff),
  on(timeFreed, offerTimeThatIsFree),
  on(hoursChanged, offerTimeThatIsOpened),
  on(openingHoursChanged, offerTimeOfOpenBusiness),
  on(ratingChanged, rateServicesOf),
];
