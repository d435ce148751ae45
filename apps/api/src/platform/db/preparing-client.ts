import pg from 'pg';

/** Statements that come less often are not worth the memory that a prepared one takes on every connection. */
const preparedFrom = 5;
const mostPrepared = 300;
/** Texts that are counted; beyond that, those that have come once are forgotten. */
const mostCounted = 2000;

/** What the database plans; everything else is over before a plan could matter. */
const isPlanned = /^\s*(select|insert|update|delete|with|\(select)\b/i;

/** PostgreSQL's word for a prepared statement whose tables have changed under it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

interface Statement {
  times: number;
  name?: string;
}

const statements = new Map<string, Statement>();
let prepared = 0;

function forgetRare(): void {
  if (statements.size <= mostCounted) return;
  for (const [text, { times }] of statements) if (times < preparedFrom) statements.delete(text);
}

/** The name under which a text is prepared, from the time on when it has proven to come often. */
function nameOf(text: string): string | undefined {
  const known = statements.get(text);
  if (!known) {
    forgetRare();
    statements.set(text, { times: 1 });
    return undefined;
  }
  known.times += 1;
  if (!known.name && known.times >= preparedFrom && prepared < mostPrepared && isPlanned.test(text)) {
    prepared += 1;
    known.name = `often_${prepared}`;
  }
  return known.name;
}

const isUnnamed = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && Reflect.get(query, 'name') === undefined;

type Ask = (...given: unknown[]) => unknown;

const noRows = { rows: [], rowCount: null, fields: [], oid: 0 };

const isPromised = (rest: readonly unknown[]) => typeof rest.at(-1) !== 'function';

/**
 * Prepares the statements that come again and again, so that the database reads and plans them once per connection.
 * A query with an empty name is planned each time, with its values known. The `begin` of a transaction waits for its
 * first statement and goes with it in one piece; one that never asks anything is never begun.
 */
export class PreparingClient extends pg.Client {
  #isBeginning = false;

  override query = ((query: unknown, ...rest: unknown[]) => {
    const text = isUnnamed(query) && isPromised(rest) ? query.text : undefined;
    if (text === 'begin') {
      this.#isBeginning = true;
      return Promise.resolve({ ...noRows, command: 'BEGIN' });
    }
    if (!this.#isBeginning) return this.#ask(query, rest);
    this.#isBeginning = false;
    if (text === 'commit' || text === 'rollback')
      return Promise.resolve({ ...noRows, command: text.toUpperCase() });

    const { stream } = this.connection;
    stream.cork();
    // Where it fails the connection is lost, which the statement behind it is told as well.
    super.query('begin').catch(() => undefined);
    const answer = this.#ask(query, rest);
    stream.uncork();
    return answer;
  }) as pg.Client['query'];

  #ask(query: unknown, rest: readonly unknown[]): unknown {
    const ask = super.query.bind(this) as Ask;
    const name = isUnnamed(query) ? nameOf(query.text) : undefined;
    if (!isUnnamed(query) || !name) return ask(query, ...rest);
    const answer = ask({ ...query, name }, ...rest);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isOutdated(error)) statements.delete(query.text);
      });
    return answer;
  }
}
