import type { Reader } from './database.ts';

interface Buildable<Kept> {
  prepare: (name: string) => Kept;
}

/**
 * Builds a query once per connection, with placeholders for what differs: writing a wide one out takes the library
 * longer than PostgreSQL takes to answer it. For queries of hot paths whose shape never changes.
 */
export function keepQuery<Kept extends object>(
  build: (reader: Reader) => Buildable<Kept>,
): (reader: Reader) => Kept {
  const bySession = new WeakMap<object, Kept>();
  return (reader) => {
    const { session } = reader._;
    const known = bySession.get(session);
    if (known) return known;
    // Without a name the client prepares it as it does all that come often.
    const fresh = build(reader).prepare(undefined as unknown as string);
    bySession.set(session, fresh);
    return fresh;
  };
}
