import type { Money } from '@souk/contract/shared/values';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Text } from '../../../platform/texts/say.ts';
import type { DealRow } from './deal.tables.ts';

/** A thing that its seller can put on sale, as deals need to know it. */
export interface DealThing {
  id: number;
  sellerId: number;
  title: string;
  path: string;
  image: string | null;
  currency: Money['currency'];
  /** What it costs without a deal in each of its forms, the cheapest first; none where it has no price. */
  prices: readonly number[];
  /** A deal may be made on it. */
  isOffered: boolean;
  /** Everybody sees it. */
  isPublic: boolean;
}

interface Asked {
  id: number;
  at: Date;
}

/** What a trade tells of its kind of thing, so that deals can be on it. */
export interface DealKind {
  kind: string;
  /** The field of a form that names the thing, and what stands there if it is none of the seller's. */
  field: 'item_ids' | 'service_ids';
  notOwn: Text;
  overlaps: Text;
  /** Locks the thing; its prices and deals change under this lock only. */
  lock: (tx: Tx, id: number) => Promise<void>;
  load: (reader: Reader, ids: readonly number[]) => Promise<Map<number, DealThing>>;
  /** The lowest price in the 30 days before each moment of the form that is the cheapest; undefined without any. */
  lowestBefore: (reader: Reader, asked: readonly Asked[]) => Promise<(number | undefined)[]>;
  /** Updates the locked thing's price history and lists after its deal has changed. */
  afterChange: (tx: Tx, id: number) => Promise<void>;
}

const kinds = new Map<string, DealKind>();

/** Registers what a trade can put on sale; its module calls this once per kind. */
export function registerDealKind(kind: DealKind): void {
  kinds.set(kind.kind, kind);
}

export function dealKindOf({ subjectKind }: Pick<DealRow, 'subjectKind'>): DealKind {
  const kind = kinds.get(subjectKind);
  if (!kind) throw new Error(`No trade has deals on ${subjectKind}.`);
  return kind;
}

/** The kind whose things a form names by this field. */
export function dealKindBy(field: DealKind['field']): DealKind {
  const kind = [...kinds.values()].find((one) => one.field === field);
  if (!kind) throw new Problem('record-not-found');
  return kind;
}

export async function getThing(reader: Reader, kind: DealKind, id: number): Promise<DealThing> {
  const thing = (await kind.load(reader, [id])).get(id);
  if (!thing) throw new Problem('record-not-found');
  return thing;
}

/** The deals' things, in a constant number of statements per kind. */
export async function thingsOf(reader: Reader, rows: readonly DealRow[]): Promise<Map<DealRow, DealThing>> {
  const found = new Map<DealRow, DealThing>();
  for (const own of Map.groupBy(rows, ({ subjectKind }) => subjectKind).values()) {
    const [first] = own;
    if (!first) continue;
    const things = await dealKindOf(first).load(reader, [...new Set(own.map(({ subjectId }) => subjectId))]);
    for (const deal of own) {
      const thing = things.get(deal.subjectId);
      if (thing) found.set(deal, thing);
    }
  }
  return found;
}
