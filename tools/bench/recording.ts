/** A cell of the result that later statements may name: row, column and its value. */
export type Given = [row: number, column: number, name: string];

/** A statement as the product sent it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
  /** Only in chains. */
  gives?: Given[];
}

/** One call of the product: its statements and its answer. */
export interface RecordedCall {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string | null;
  /** Statements of one wave ran at the same time; waves follow one another. */
  waves: Statement[][];
  /** What the product did not wait for. */
  notes: Statement[];
  status: number;
  reply: unknown;
}

export interface Recording {
  scenario: string;
  /** When it was recorded; recorded moments keep their distance from the time of the call. */
  at: number;
  /** Calls of a chain that belong together. */
  steps?: number;
  calls: RecordedCall[];
}
