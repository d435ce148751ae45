import { enquiryStates } from '@souk/contract/modules/appointments/enquiries';
import { date, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const enquiries = appointments.table('enquiries', {
  id: identityId(),
  senderId: bigId().notNull(),
  sellerId: bigId().notNull(),
  serviceId: bigId(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  date: date({ mode: 'string' }),
  state: text({ enum: enquiryStates }).notNull(),
  reply: text(),
  reason: text(),
  createdAt: createdAt(),
  answeredAt: moment(),
});
export type EnquiryRow = typeof enquiries.$inferSelect;
