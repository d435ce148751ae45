import { clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { putDocument, type SearchDocument } from './documents/put-document.ts';

export { learnWords } from './words/learn-words.ts';

let built = 0;

/** A document without a module; by default a plain classified thing in Sydney. */
export function describeDocument(ownerId: number, given: Partial<SearchDocument> = {}): SearchDocument {
  built += 1;
  const id = given.subject?.id ?? built;
  const title = given.title ?? `Thing ${id}`;
  return {
    subject: { kind: 'test.thing', id },
    module: 'classified',
    ownerId,
    categoryIds: [1, 100],
    title,
    text: '',
    facets: {},
    numbers: {},
    priceCents: 10_000,
    lat: -33.87,
    lng: 151.21,
    suburb: 'Sydney',
    stateCode: 'NSW',
    postcode: '2000',
    tier: 0,
    rating: 0,
    publishedAt: clock.now(),
    path: `/thing-${id}`,
    card: { slug: `thing-${id}`, location: 'Sydney NSW 2000' },
    ...given,
  };
}

/** Indexes a document and returns it with its number. */
export async function buildDocument(
  db: Db,
  ownerId: number,
  given: Partial<SearchDocument> = {},
): Promise<SearchDocument & { documentId: number }> {
  const document = describeDocument(ownerId, given);
  const documentId = await db.transaction((tx) => putDocument(tx, document));
  return { ...document, documentId };
}
