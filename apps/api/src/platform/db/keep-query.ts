import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './database.ts';

/**
 * Ids that a kept query is given, for `any` and `unnest`. The inner select hides how many they are: knowing one or two,
 * PostgreSQL would plan each call anew, which takes it longer than answering.
 */
export const idsNamed = (name: string): SQL => sql`(select ${sql.placeholder(name)}::bigint[])::bigint[]`;

interface Buildable<Kept> {
  prepare: (name: string) => Kept;
}

/**
 * Builds a query once per connection, with placeholders for its values: composing a wide one takes the library longer
 * than PostgreSQL takes to run it. For hot queries whose shape never changes.
 */
export function keepQuery<Kept extends object>(
  build: (reader: Reader) => Buildable<Kept>,
): (reader: Reader) => Kept {
  const bySession = new WeakMap<object, Kept>();
  return (reader) => {
    const { session } = reader._;
    const known = bySession.get(session);
    if (known) return known;
    // Without a name the client decides about preparing, as for all frequent statements.
    const fresh = build(reader).prepare(undefined as unknown as string);
    bySession.set(session, fresh);
    return fresh;
  };
}
