import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, text } from '../../shared/fields.ts';
import { PageQuery } from '../../shared/page.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { ListingPage, SearchModule } from './listing.ts';

/** Content types of filters and see-more pages (spec §9). */
export const contentTypes = [
  'daily-deals',
  'best-sellers',
  'recently-viewed',
  'most-recent',
  'most-popular',
  'special-offers',
] as const;
export type ContentType = (typeof contentTypes)[number];

export const addRecentlyViewed = endpoint({
  method: 'POST',
  path: '/recently-viewed',
  spec: ['lists/recently-viewed-add'],
  access: 'signed-in',
  summary: 'Notes that the signed-in user has looked at something.',
  body: z.object({ module_type: text('Module type', { max: 60 }), item_id: Id }),
  reply: Nothing,
});

export const listContent = endpoint({
  method: 'GET',
  path: '/content/:content_type',
  spec: ['lists/special-content'],
  access: 'anyone',
  summary: 'The see-more page of one kind of content.',
  params: z.object({ content_type: z.string().max(40) }),
  query: z.object({
    ...PageQuery.shape,
    module: blankAsMissing(SearchModule.optional()),
    category_id: blankAsMissing(Id.optional()),
  }),
  reply: ListingPage,
  errors: ['path-not-found'],
});
