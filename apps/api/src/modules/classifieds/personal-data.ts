import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { ads, phoneReveals } from './ads/ad.tables.ts';
import { removeDraft } from './drafts/draft.queries.ts';
import { drafts } from './drafts/draft.tables.ts';
import { eraseImages } from './images/ad-album.ts';
import { offers } from './offers/offer.tables.ts';
import { forgetComments } from './reports/ad-reports.ts';
import { adReports } from './reports/report.tables.ts';

/** The reaction to `identity.user-deleted` ends the ads; this erases their personal details. */
export const classifiedsPersonalData: PersonalData = {
  export: async (reader, userId) => ({
    ads: await reader.select().from(ads).where(eq(ads.ownerId, userId)),
    draft: await reader.select().from(drafts).where(eq(drafts.userId, userId)),
    offers: await reader.select().from(offers).where(eq(offers.buyerId, userId)),
    reports: await reader.select().from(adReports).where(eq(adReports.reporterId, userId)),
    phones_seen: await reader.select().from(phoneReveals).where(eq(phoneReveals.userId, userId)),
  }),
  erase: async (tx, userId) => {
    await removeDraft(tx, userId);
    await eraseImages(tx, userId);
    await tx.delete(phoneReveals).where(eq(phoneReveals.userId, userId));
    await forgetComments(tx, userId);
    await tx.update(offers).set({ message: null }).where(eq(offers.buyerId, userId));
    await tx
      .update(ads)
      .set({ contactName: null, contactPhone: null, isHidden: true })
      .where(eq(ads.ownerId, userId));
  },
};
