import pg from 'pg';

/** Rarer statements are not worth the memory that a prepared one takes on every connection. */
const preparedFrom = 5;
const mostPrepared = 300;
/** How many texts are counted; beyond that, texts seen once are dropped. */
const mostCounted = 2000;

/** Statements that PostgreSQL plans; for others preparing gains nothing. */
const isPlanned = /^\s*(select|insert|update|delete|with|\(select)\b/i;

/** PostgreSQL's error for a prepared statement whose tables have changed. */
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

/** The prepared name of a text, once it has proven frequent. */
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
 * Prepares frequent statements, so that the database parses and plans them once per connection. A query with an empty
 * name is planned each time with its values. What is asked without waiting in between goes out in one piece, and a
 * transaction's `begin` together with its first statement; without a statement it is never sent.
 */
export class PreparingClient extends pg.Client {
  #isBeginning = false;
  #isGathering = false;

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

    this.#gather();
    // If it fails the connection is lost, and the statement after it reports that as well.
    super.query('begin').catch(() => undefined);
    return this.#ask(query, rest);
  }) as pg.Client['query'];

  /** Holds back what is sent until everybody has asked who need not wait for an answer first. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #ask(query: unknown, rest: readonly unknown[]): unknown {
    this.#gather();
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
