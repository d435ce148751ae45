import { paperStates } from '@souk/contract/modules/sellers/certificates';
import { date, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const certificates = sellers.table('certificates', {
  id: identityId(),
  businessId: bigId().notNull(),
  title: text().notNull(),
  issuer: text(),
  issuedOn: date(),
  expiresOn: date(),
  fileId: bigId().notNull(),
  state: text({ enum: paperStates }).notNull(),
  createdAt: createdAt(),
});
export type CertificateRow = typeof certificates.$inferSelect;
