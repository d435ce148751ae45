import { bigint, type PgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

/** Pictures of a vertical's subjects: each vertical has its own table of this shape. */
export const albumTable = (schema: PgSchema, name: string, subjectColumn: string) =>
  schema.table(name, {
    id: identityId(),
    ownerId: bigId().notNull(),
    fileId: bigId().notNull(),
    path: text().notNull(),
    /** Null until the subject is saved with it. */
    subjectId: bigint(subjectColumn, { mode: 'number' }),
    position: smallint().notNull().default(0),
    /** When it was uploaded, or last left its subject. */
    looseSince: createdAt(),
  });

export type AlbumTable = ReturnType<typeof albumTable>;
export type AlbumImageRow = AlbumTable['$inferSelect'];
