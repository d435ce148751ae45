import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement as it was sent, and its result. */
export interface RecordedResult {
  name: string;
  text: string;
  values: unknown[];
  /** Cells by the position of their column. */
  rows: unknown[][];
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

interface Result {
  fields?: { name: string }[];
  rows?: (unknown[] | Record<string, unknown>)[];
}

const cellsOf = ({ fields = [], rows = [] }: Result): unknown[][] =>
  rows.map((row) => (Array.isArray(row) ? row : fields.map(({ name }) => row[name])));

/** Records everything that this process asks of the database. */
export class Recorder {
  waves: RecordedResult[][] = [];
  #running = 0;
  #idle = Promise.withResolvers<void>();

  constructor() {
    this.#idle.resolve();
    // The driver sends every statement, inside or outside a transaction, through this method.
    const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    const ask = client.query;
    const note = (given: unknown[]) => this.#note(given);
    const end = (heard: RecordedResult, result?: unknown) => this.#end(heard, result);
    client.query = function query(this: unknown, ...given: unknown[]) {
      const heard = note(given);
      const last = given.at(-1);
      if (typeof last === 'function') {
        given[given.length - 1] = (...result: unknown[]) => {
          end(heard, result[1]);
          return last(...result);
        };
        return ask.apply(this, given);
      }
      const answered = ask.apply(this, given) as Promise<unknown>;
      answered.then(
        (result) => end(heard, result),
        () => end(heard),
      );
      return answered;
    };
  }

  #note([query, values]: unknown[]): RecordedResult {
    const { text, values: own } =
      typeof query === 'string' ? { text: query, values: undefined } : (query as Partial<RecordedResult>);
    if (this.#running === 0 || this.waves.length === 0) this.waves.push([]);
    if (this.#running === 0) this.#idle = Promise.withResolvers();
    this.#running += 1;
    const given = Array.isArray(values) ? values : (own ?? []);
    const heard = { name: nameOf(text ?? ''), text: text ?? '', values: given, rows: [] };
    this.waves.at(-1)?.push(heard);
    return heard;
  }

  #end(heard: RecordedResult, result: unknown): void {
    if (typeof result === 'object' && result !== null) heard.rows = cellsOf(result as Result);
    this.#running -= 1;
    if (this.#running === 0) this.#idle.resolve();
  }

  /** Drops what was recorded; from here on a call is recorded. */
  begin(): void {
    this.waves = [];
  }

  /** Waits until nothing is running, including what the call did not wait for. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await this.#idle.promise;
      await new Promise(setImmediate);
    }
  }
}
