import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { anyId, Nothing } from '../../shared/values.ts';
import { ListingPage, optionalTemplate, SearchModule } from './listing.ts';

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

/** Contains a random id, under which a visitor's views on this device are kept. */
export const deviceCookie = 'souk_device';
/** A device's views are kept as long as its cookie. */
export const deviceDays = 365;

const Viewed = z.object({
  module_type: text('Module type', { max: 60 }).meta({ examples: ['classified'] }),
  item_id: anyId('subject', 200),
});

export const addRecentlyViewed = endpoint({
  method: 'POST',
  path: '/recently-viewed',
  spec: ['lists/recently-viewed-add'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Notes that the signed-in user has looked at something.',
  body: Viewed,
  reply: Nothing,
});

export const addViewOfDevice = endpoint({
  method: 'POST',
  path: '/recently-viewed/device',
  access: 'anyone',
  acting: 'allowed',
  summary: 'Notes that a visitor has looked at something, by the cookie of the device; without one, nothing.',
  body: Viewed,
  reply: z.object({ is_noted: z.boolean() }),
  limit: { max: 60, seconds: 60 },
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
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
    template_slug: optionalTemplate,
  }),
  reply: ListingPage,
  errors: ['path-not-found'],
});
