import { sql } from 'drizzle-orm';
import type { DocumentRow, FoundDocument } from '../documents/document.tables.ts';

/** The columns of a list item; hot queries are raw SQL, so that they can be prepared by name. */
export const foundColumns = sql.raw(
  [
    'id',
    'kind',
    'subject_id',
    'module',
    'owner_id',
    'title',
    'price_cents',
    'lat',
    'lng',
    'tier',
    'rating',
    'published_at',
    'path',
    'card',
  ]
    .map((column) => `d.${column}`)
    .join(', '),
);

export interface RawDocument {
  id: number;
  kind: string;
  subject_id: number;
  module: DocumentRow['module'];
  owner_id: number;
  title: string;
  price_cents: number | null;
  lat: number | null;
  lng: number | null;
  tier: DocumentRow['tier'];
  rating: number;
  published_at: string;
  path: string;
  card: DocumentRow['card'];
}

export const toFound = (row: RawDocument): FoundDocument => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  module: row.module,
  ownerId: row.owner_id,
  title: row.title,
  priceCents: row.price_cents,
  lat: row.lat,
  lng: row.lng,
  tier: row.tier,
  rating: row.rating,
  publishedAt: new Date(row.published_at),
  path: row.path,
  card: row.card,
});
