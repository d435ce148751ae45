import type { Label } from '@souk/food/judging/evidence';
import type { Reader } from '../../../platform/db/database.ts';
import type { Judgement } from '../judgements/judgement.rules.ts';

/** A food with public facts. */
export interface KnownFood {
  /** 13 digits. */
  gtin: string;
  /** The path of its page. */
  path: string;
  /** Certificates and claims on its pack. */
  labels: readonly Label[];
  /** Null if its ingredients are unknown. */
  judgement: Judgement | null;
}

type FindKnown = (reader: Reader, gtins: readonly string[]) => Promise<KnownFood[]>;

let findKnown: FindKnown = async () => [];

/** Set by the module that owns foods, so that modules that sell one can show its judgement. */
export function registerKnownFoods(find: FindKnown): void {
  findKnown = find;
}

/** Foods with these codes: one query, or none for no codes. */
export const findKnownFoods = (reader: Reader, gtins: readonly string[]): Promise<KnownFood[]> =>
  gtins.length === 0 ? Promise.resolve([]) : findKnown(reader, gtins);
