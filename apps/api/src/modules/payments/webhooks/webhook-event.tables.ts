import { jsonb, text } from 'drizzle-orm/pg-core';
import { clock } from '../../../platform/clock.ts';
import { identityId, moment } from '../../../platform/platform.tables.ts';
import { payments } from '../ledger/journal.tables.ts';
import type { ProviderEvent } from '../providers/provider.ts';

export const webhookEvents = payments.table('webhook_events', {
  id: identityId(),
  provider: text().notNull(),
  eventRef: text().notNull(),
  event: jsonb().$type<ProviderEvent>().notNull(),
  receivedAt: moment().notNull().$defaultFn(clock.now),
});
