import { clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { userBlocked, userDeleted, userUnblocked } from '../identity/index.ts';
import { ratingChanged } from '../reviews/index.ts';
import { businessMoved } from '../sellers/index.ts';
import { indexService, reviewedKind } from './services/index-service.ts';
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

async function rateServices(tx: Tx, { payload }: Happening<{ kind: string; id: number }>): Promise<void> {
  if (payload.kind !== reviewedKind) return;
  for (const service of await lockServicesOf(tx, payload.id)) await indexService(tx, service);
}

export const serviceReactions = [
  on(userBlocked, hideServicesOfBlocked),
  on(userUnblocked, showServicesOfUnblocked),
  on(userDeleted, archiveServicesOfDeleted),
  on(businessMoved, placeServicesOfMoved),
  on(ratingChanged, rateServices),
];
