import type { SectionKind } from '../label/openers.ts';
import type { Named } from './named.ts';

/** One line of the list: an ingredient as printed, what is known of it, and its place in the brackets. */
export interface Finding {
  text: string;
  section: SectionKind;
  /** 0 for the list itself, 1 for what its brackets hold, and so on. */
  depth: number;
  percent?: number;
  named: Named[];
  /** Words that no table knows. */
  unknown: string[];
  /** What is named only as not being in it. */
  denied: string[];
}
