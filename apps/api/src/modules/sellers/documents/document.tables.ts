import { paperStates } from '@souk/contract/modules/sellers/certificates';
import { documentTypes } from '@souk/contract/modules/sellers/documents';
import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const documents = sellers.table('documents', {
  id: identityId(),
  businessId: bigId().notNull(),
  type: text({ enum: documentTypes }).notNull(),
  fileId: bigId().notNull(),
  state: text({ enum: paperStates }).notNull(),
  createdAt: createdAt(),
});
export type DocumentRow = typeof documents.$inferSelect;
