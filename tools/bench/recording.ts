/** A cell of the answer that later statements may name: row, column and what stood there. */
export type Given = [row: number, column: number, name: string];

/** A statement as the product sent it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
  /** Only in chains. */
  gives?: Given[];
}

/** One call of the product: what it asked of the database and what it answered. */
export interface RecordedCall {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string | null;
  /** Statements of one wave were under way at the same time; waves follow each other. */
  waves: Statement[][];
  /** What the product did not wait for. */
  notes: Statement[];
  status: number;
  reply: unknown;
}

export interface Recording {
  scenario: string;
  /** When it was recorded; moments are as far from then as others' are from now. */
  at: number;
  /** Calls of a chain that belong together. */
  steps?: number;
  calls: RecordedCall[];
}
