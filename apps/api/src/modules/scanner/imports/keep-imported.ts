import { inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { foodJudged } from '../../food/index.ts';
import { changeProduct, factsOf } from '../products/change-product.ts';
import { changesOf } from '../products/changes-of.ts';
import { dayOf, type Judgement, judgePacks } from '../products/judge-pack.ts';
import { lockProduct } from '../products/product.queries.ts';
import { type PackFacts, products } from '../products/product.tables.ts';
import { offLicence } from './off-product.ts';

export interface ImportedPack {
  gtin: string;
  facts: PackFacts;
}

export interface Kept {
  added: number;
  changed: number;
  /** Unchanged, or Souk or a user knows it better. */
  left: number;
}

const rowOf = ({ gtin, facts }: ImportedPack, judgement: Judgement, now: Date) => ({
  ...facts,
  ...judgement,
  gtin,
  source: 'open-food-facts' as const,
  licence: offLicence,
  state: 'verified' as const,
  createdAt: now,
  updatedAt: now,
});

/**
 * Stores a batch of packs: new ones together, changed ones each as its next version. What Souk, a user or an admin
 * has entered is not overwritten. The same batch can be stored again.
 */
export async function keepImported(tx: Tx, packs: readonly ImportedPack[]): Promise<Kept> {
  const byGtin = new Map(packs.map((pack) => [pack.gtin, pack]));
  if (byGtin.size === 0) return { added: 0, changed: 0, left: 0 };
  const known = await tx
    .select()
    .from(products)
    .where(inArray(products.gtin, [...byGtin.keys()]));
  const isKnown = new Set(known.map(({ gtin }) => gtin));

  const now = clock.now();
  const fresh = [...byGtin.values()].filter(({ gtin }) => !isKnown.has(gtin));
  const judgements = await judgePacks(
    fresh.map(({ facts }) => facts),
    dayOf(now),
  );
  const rows = fresh.flatMap(({ gtin, facts }, place) => {
    const judgement = judgements[place];
    return judgement ? [rowOf({ gtin, facts }, judgement, now)] : [];
  });
  const added =
    rows.length > 0
      ? await tx.insert(products).values(rows).onConflictDoNothing().returning({ gtin: products.gtin })
      : [];

  if (added.length > 0) await publish(tx, foodJudged, { gtins: added.map(({ gtin }) => gtin) });

  let changed = 0;
  for (const product of known) {
    const pack = byGtin.get(product.gtin);
    const isOurs = product.source !== 'open-food-facts' || product.state !== 'verified';
    if (!pack || isOurs || changesOf(factsOf(product), pack.facts).length === 0) continue;
    await changeProduct(tx, await lockProduct(tx, product.id), pack.facts);
    changed += 1;
  }
  return { added: added.length, changed, left: byGtin.size - added.length - changed };
}
