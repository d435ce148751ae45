import { and, count, eq, gt } from 'drizzle-orm';
import { clock, hoursMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { roleIn, type Viewer } from './ad.policy.ts';
import { getAd } from './ad.queries.ts';
import { phoneReveals } from './ad.tables.ts';

/** Numbers that one account may see per hour: more than a buyer needs, too few to harvest. */
const perHour = 30;

/** Shows an ad's phone number and records who has seen it; a hidden number counts as missing. */
export function revealPhone(db: Db, user: Viewer, adId: number) {
  return db.transaction(async (tx) => {
    const ad = await getAd(tx, adId);
    const role = roleIn(ad, user);
    const isOpen = role !== 'viewer' || (ad.state === 'approved' && !ad.hidePhone);
    if (ad.contactPhone === null || !isOpen) throw new Problem('record-not-found');

    const since = new Date(clock.now().getTime() - hoursMs(1));
    const [seen] = await tx
      .select({ numbers: count() })
      .from(phoneReveals)
      .where(and(eq(phoneReveals.userId, user.id), gt(phoneReveals.at, since)));
    if ((seen?.numbers ?? 0) >= perHour) throw new Problem('too-many-requests');
    await tx.insert(phoneReveals).values({ adId, userId: user.id });
    return { contact_name: ad.contactName, contact_phone: ad.contactPhone };
  });
}
