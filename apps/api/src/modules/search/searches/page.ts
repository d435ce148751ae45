import type { FoundDocument } from '../documents/document.tables.ts';
import type { Total } from './count-total.ts';

/** One page of results, and where the next one begins. */
export interface Page {
  documents: FoundDocument[];
  nextCursor: string | null;
  /** Set if the page itself determines it. */
  total?: Total;
}
