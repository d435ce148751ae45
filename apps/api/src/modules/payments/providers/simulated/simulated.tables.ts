import { failures } from '@souk/contract/modules/payments/payments';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../../platform/platform.tables.ts';

const simulated = pgSchema('simulated');

/** The two simulators; each uses only the rows of its own name. */
export const simulatorNames = ['simulated-card', 'simulated-paypal'] as const;
export type SimulatorName = (typeof simulatorNames)[number];

const provider = () => text({ enum: simulatorNames }).notNull();

/** Columns of everything that is made once per key. */
const keyed = () => ({
  id: text().primaryKey(),
  provider: provider(),
  key: text().notNull(),
  requestDigest: text().notNull(),
  createdAt: createdAt(),
});

export const signingKeys = simulated.table('signing_keys', {
  provider: text({ enum: simulatorNames }).primaryKey(),
  secret: text().notNull(),
});

export const customers = simulated.table('customers', { ...keyed(), userId: bigId().notNull() });

export const setups = simulated.table('setups', {
  ...keyed(),
  customerId: text().notNull(),
  returnUrl: text().notNull(),
  state: text({ enum: ['open', 'done', 'left'] }).notNull(),
  token: text(),
  spentByKey: text(),
  testToken: text(),
  name: text(),
  expMonth: integer(),
  expYear: integer(),
});
export type SetupRow = typeof setups.$inferSelect;

export const methods = simulated.table('methods', {
  ...keyed(),
  customerId: text().notNull(),
  testToken: text().notNull(),
  brand: text().notNull(),
  last4: text(),
  expMonth: integer(),
  expYear: integer(),
  name: text(),
  deletedAt: moment(),
});
export type MethodRow = typeof methods.$inferSelect;

export const charges = simulated.table('charges', {
  ...keyed(),
  paymentId: bigId().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  description: text().notNull(),
  testToken: text().notNull(),
  isCapturedAtOnce: boolean().notNull(),
  returnUrl: text().notNull(),
  status: text({
    enum: ['requires-action', 'processing', 'authorised', 'succeeded', 'failed', 'cancelled'],
  }).notNull(),
  failure: text({ enum: failures }),
  approvedAt: moment(),
  /** What was captured of an authorised amount; null if nothing, or everything at once. */
  capturedCents: bigId(),
  authorisedUntil: moment(),
});
export type ChargeRow = typeof charges.$inferSelect;

export const refunds = simulated.table('refunds', {
  ...keyed(),
  chargeId: text().notNull(),
  cents: bigId().notNull(),
  status: text({ enum: ['processing', 'succeeded', 'failed'] }).notNull(),
});

export const chargebacks = simulated.table('chargebacks', {
  id: text().primaryKey(),
  provider: provider(),
  chargeId: text().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  outcome: text({ enum: ['opened', 'won', 'lost'] }).notNull(),
  createdAt: createdAt(),
});

export const accounts = simulated.table('accounts', {
  ...keyed(),
  userId: bigId().notNull(),
  state: text({ enum: ['incomplete', 'ready'] }).notNull(),
  returnUrl: text().notNull(),
});
export type AccountRow = typeof accounts.$inferSelect;

export const payouts = simulated.table('payouts', {
  ...keyed(),
  accountId: text().notNull(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  description: text().notNull(),
  status: text({ enum: ['processing', 'paid', 'failed', 'returned'] }).notNull(),
});

export const webhooks = simulated.table('webhooks', {
  id: identityId(),
  provider: provider(),
  eventId: text().notNull(),
  body: text().notNull(),
  createdAt: createdAt(),
  deliveredAt: moment(),
});
