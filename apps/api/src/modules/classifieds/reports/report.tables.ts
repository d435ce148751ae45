import { reportStates } from '@souk/contract/modules/classifieds/reports';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const adReports = classifieds.table('ad_reports', {
  id: identityId(),
  adId: bigId().notNull(),
  reporterId: bigId().notNull(),
  reason: text().notNull(),
  comment: text(),
  state: text({ enum: reportStates }).notNull(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type AdReportRow = typeof adReports.$inferSelect;
