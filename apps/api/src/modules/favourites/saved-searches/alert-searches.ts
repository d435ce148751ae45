import { inArray } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Happening } from '../../../platform/events/events.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { type FoundDocument, findDocuments } from '../../search/index.ts';
import { type MatchedSearch, matchSearches } from './match-searches.ts';
import { alerts, savedSearches } from './saved-search.tables.ts';

interface About {
  documentId: number;
  subject: { kind: string; id: number };
}

/** What it is, what it costs and where it is, as far as each is known. */
function textOf({ title, priceCents, card: { location } }: FoundDocument): Said {
  const price = priceCents === null ? undefined : inMoney({ cents: priceCents, currency: 'AUD' });
  const priced = price ? say`${title} · ${price}` : say`${title}`;
  return location ? say`${priced} · ${location}` : priced;
}

/** Records which searches are alerted to what, without those that were alerted since it was published. */
async function noteAlerts(
  tx: Tx,
  matched: readonly MatchedSearch[],
  { kind, subjectId, publishedAt }: FoundDocument,
): Promise<Set<number>> {
  const told = await tx
    .insert(alerts)
    .values(matched.map(({ id }) => ({ searchId: id, kind, subjectId, publishedAt })))
    .onConflictDoNothing()
    .returning({ searchId: alerts.searchId });
  const fresh = told.map(({ searchId }) => searchId);
  if (fresh.length > 0)
    await tx.update(savedSearches).set({ lastRunAt: clock.now() }).where(inArray(savedSearches.id, fresh));
  return new Set(fresh);
}

async function alertOwners(tx: Tx, { documentId, subject }: About, isCheaper: boolean): Promise<void> {
  const matched = await matchSearches(tx, documentId);
  if (matched.length === 0) return;
  const [document] = await findDocuments(tx, [subject]);
  if (!document) return;
  const fresh = await noteAlerts(tx, matched, document);
  const published = `${document.kind}:${document.subjectId}:${document.publishedAt.getTime()}`;
  for (const search of matched.filter(({ id }) => fresh.has(id)))
    await notify(tx, {
      userId: search.userId,
      kind: 'saved-search',
      subject: isCheaper ? say`Now in your range: ${search.name}` : say`New match: ${search.name}`,
      text: textOf(document),
      path: document.path,
      key: `saved-search:${search.id}:${published}`,
      about: subject,
    });
}

/** Tells the owners of all searches that would find the new document. */
export const alertSavedSearches = (tx: Tx, { payload }: Happening<About>): Promise<void> =>
  alertOwners(tx, payload, false);

/** A lower price can bring a thing into a search that did not find it before. */
export const alertAfterPriceDrop = (tx: Tx, { payload }: Happening<About>): Promise<void> =>
  alertOwners(tx, payload, true);
