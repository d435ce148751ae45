import { text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { sellers } from '../profiles/profile.tables.ts';

export const brochures = sellers.table('brochures', {
  id: identityId(),
  businessId: bigId().notNull(),
  title: text().notNull(),
  fileId: bigId().notNull(),
  createdAt: createdAt(),
});
