import { reportStates } from '@souk/contract/modules/reports/reports';
import { bigint, type PgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

/** Reports of one kind of thing: each owner has its own table of this shape. */
export const reportTable = (schema: PgSchema, name: string, subjectColumn: string) =>
  schema.table(name, {
    id: identityId(),
    subjectId: bigint(subjectColumn, { mode: 'number' }).notNull(),
    reporterId: bigId().notNull(),
    reason: text().notNull(),
    comment: text(),
    state: text({ enum: reportStates }).notNull(),
    createdAt: createdAt(),
    closedAt: moment(),
  });

export type ReportTable = ReturnType<typeof reportTable>;
export type ReportRow = ReportTable['$inferSelect'];
