import type { SearchModule } from '@souk/contract/modules/search/listing';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { documentPublished, documentRepriced } from '../events.ts';
import {
  categoryNames,
  type DocumentRow,
  documents,
  type ListingCard,
  lexiconChanges,
  type Tier,
} from './document.tables.ts';
import { numberFacetLists, placeSlug } from './facet-ids.ts';
import { keywordsOf, keywordsOfRow } from './lexicon-keywords.ts';

/** Everything that search knows of a thing; its owner module rewrites it completely on every change. */
export interface SearchDocument {
  subject: { kind: string; id: number };
  module: SearchModule;
  ownerId: number;
  /** Root first, leaf last. */
  categoryIds: readonly number[];
  title: string;
  text: string;
  keywords?: string | undefined;
  /** Attribute slug → values, `condition` included. */
  facets: Record<string, readonly string[]>;
  /** Values for ranges: year, odometer, bedrooms. */
  numbers: Record<string, number>;
  priceCents: number | null;
  lat: number | null;
  lng: number | null;
  suburb: string;
  stateCode: string;
  postcode: string;
  tier: Tier;
  rating: number;
  publishedAt: Date;
  path: string;
  card: ListingCard;
}

const placeWords = ({ suburb, stateCode, postcode }: SearchDocument) =>
  `${suburb} ${stateCode} ${postcode}`
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const facetPairs = (document: SearchDocument) =>
  Object.entries(document.facets).flatMap(([slug, values]) =>
    values.filter(Boolean).map((value) => [slug, value] as const),
  );

async function columnsOf(tx: Tx, document: SearchDocument) {
  const { subject, lat, lng } = document;
  const places = placeWords(document).map((word) => [placeSlug, word] as const);
  const [facetIds = [], placeIds = []] = await numberFacetLists(tx, [facetPairs(document), places]);
  return {
    kind: subject.kind,
    subjectId: subject.id,
    module: document.module,
    ownerId: document.ownerId,
    categoryIds: [...document.categoryIds],
    title: document.title,
    words: sql`search.weighted(${document.title}, ${document.keywords ?? ''}, ${document.text})`,
    facetIds,
    placeIds,
    numbers: document.numbers,
    priceCents: document.priceCents,
    lat,
    lng,
    spot: lat === null || lng === null ? null : sql`ll_to_earth(${lat}, ${lng})`,
    tier: document.tier,
    rating: document.rating,
    publishedAt: document.publishedAt,
    path: document.path,
    card: document.card,
  };
}

/** Books what the lexicon has to learn or forget. */
async function noteWords(tx: Tx, document: SearchDocument, before: DocumentRow | undefined): Promise<void> {
  const categoryId = document.categoryIds.at(-1) ?? null;
  const after = {
    title: document.title,
    keywords: await keywordsOf(tx, document.categoryIds, Object.values(document.facets).flat()),
  };
  const known = before && { title: before.title, keywords: await keywordsOfRow(tx, before) };
  const isSame =
    known?.title === after.title &&
    known.keywords === after.keywords &&
    before?.categoryIds.at(-1) === categoryId;
  if (isSame) return;
  const { module } = document;
  const changes = [{ ...after, module, categoryId, delta: 1 }];
  if (known) changes.unshift({ ...known, module, categoryId: before?.categoryIds.at(-1) ?? null, delta: -1 });
  await tx.insert(lexiconChanges).values(changes);
}

/** Leaves an existing name untouched: updating it would lock its row, and posts in one category would queue. */
async function noteCategory(tx: Tx, { module, card: { category } }: SearchDocument): Promise<void> {
  if (!category) return;
  const { id, name, slug } = category;
  await tx.execute(sql`insert into ${categoryNames} (category_id, module, name, slug, plain)
    select ${id}::int, ${module}, ${name}, ${slug}, search.plain(${name}) where not exists (
      select from ${categoryNames} known
      where known.category_id = ${id}::int and (known.name, known.slug) = (${name}, ${slug}))
    on conflict (category_id) do update
    set name = excluded.name, slug = excluded.slug, plain = excluded.plain`);
}

/**
 * Indexes a thing in the transaction that changes it. Publishes when it becomes searchable and when its price drops.
 */
export async function putDocument(tx: Tx, document: SearchDocument): Promise<number> {
  const { subject } = document;
  const same = and(eq(documents.kind, subject.kind), eq(documents.subjectId, subject.id));
  const [before] = await tx.select().from(documents).where(same).for('update');
  const columns = await columnsOf(tx, document);
  const { kind: _kind, subjectId: _subjectId, ...changes } = columns;
  const [row] = await tx
    .insert(documents)
    .values(columns)
    .onConflictDoUpdate({ target: [documents.kind, documents.subjectId], set: changes })
    .returning({ id: documents.id, isNew: sql<boolean>`(xmax = 0)` });
  if (!row) throw new Error('the document was not written');

  await noteWords(tx, document, before);
  await noteCategory(tx, document);
  const about = { documentId: row.id, subject };
  if (row.isNew) await publish(tx, documentPublished, about);
  const [fromCents, toCents] = [before?.priceCents ?? null, document.priceCents];
  if (fromCents !== null && toCents !== null && toCents < fromCents)
    await publish(tx, documentRepriced, { ...about, fromCents, toCents });
  return row.id;
}
