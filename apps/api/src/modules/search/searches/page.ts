import type { FoundDocument } from '../documents/document.tables.ts';
import type { Total } from './count-total.ts';

/** One page of what was found, and where the next one begins. */
export interface Page {
  documents: FoundDocument[];
  nextCursor: string | null;
  /** Known where the page itself tells it. */
  total?: Total;
}
