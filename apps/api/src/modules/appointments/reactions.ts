import { clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { partyKind } from '../bookings/index.ts';
import { userBlocked, userDeleted, userUnblocked } from '../identity/index.ts';
import { ratingChanged } from '../reviews/index.ts';
import { rateDocumentsOf } from '../search/index.ts';
import { businessMoved } from '../sellers/index.ts';
import { indexService, serviceKind } from './services/index-service.ts';
import { changeService, lockServicesOf } from './services/service.queries.ts';
import { setServicesHidden } from './services/set-services-hidden.ts';

type OfUser = Happening<{ userId: number }>;

const hideServicesOfBlocked = (tx: Tx, { payload }: OfUser) => setServicesHidden(tx, payload.userId, true);

const showServicesOfUnblocked = (tx: Tx, { payload }: OfUser) => setServicesHidden(tx, payload.userId, false);

async function archiveServicesOfDeleted(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const service of await lockServicesOf(tx, payload.userId))
    await indexService(tx, await changeService(tx, service, { archivedAt: clock.now() }));
}

async function placeServicesOfMoved(tx: Tx, { payload }: OfUser): Promise<void> {
  for (const service of await lockServicesOf(tx, payload.userId)) await indexService(tx, service);
}

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
  on(ratingChanged, rateServicesOf),
];
