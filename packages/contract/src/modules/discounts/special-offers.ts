import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { inSchema, say } from '../../shared/say.ts';
import { line, text } from '../../shared/texts.ts';
import { Id, Nothing, ownId, Tick } from '../../shared/values.ts';
import { Promotion, promotionDay, promotionPercent, promotionStatuses } from './promotions.ts';

/** Who makes special offers (spec §2). */
export const specialOfferTypes = ['restaurant'] as const;

/** So many per cent off a restaurant's menu for everybody, on some days. */
export const SpecialOffer = Promotion.pick({
  id: true,
  title: true,
  description: true,
  start_date: true,
  end_date: true,
  image: true,
  is_active: true,
  status: true,
  state: true,
  created_at: true,
})
  .extend({
    discount_percent: z.int(),
    /** An empty list means the whole menu. */
    menu_item_ids: z.array(Id),
  })
  .meta({ id: 'SpecialOffer' });
export type SpecialOffer = z.infer<typeof SpecialOffer>;

// No restaurant has a menu yet, so whatever a call names is not on it.
const menuItem = wholeNumber({ min: 1 }).refine(() => false, inSchema(say`Menu item not found.`));

const Fields = {
  title: text('Title', { max: 80 }),
  description: line(1000),
  menu_item_ids: listOf(menuItem, 100),
  discount_percent: promotionPercent,
  start_date: promotionDay('Start date'),
  end_date: promotionDay('End date'),
  is_active: Tick,
};

const CreateSpecialOffer = z.object({
  ...Fields,
  description: Fields.description.default(''),
  menu_item_ids: Fields.menu_item_ids.default([]),
  is_active: Fields.is_active.default(true),
});
export type CreateSpecialOffer = z.output<typeof CreateSpecialOffer>;

const EditSpecialOffer = z.object({ ...Fields, remove_image: Tick }).partial();
export type EditSpecialOffer = z.output<typeof EditSpecialOffer>;

const params = z.object({ offer_id: ownId('discounts.special-offer') });
const files = { field: 'image', max: 1, kind: 'image' } as const;

export const listSpecialOffers = endpoint({
  method: 'GET',
  path: '/special-offers',
  spec: ['vendor/offers-list'],
  access: specialOfferTypes,
  summary: 'Own special offers, the newest first.',
  query: PageQuery.extend({ status: z.enum(promotionStatuses).optional().catch(undefined) }),
  reply: pageOf(SpecialOffer),
});

export const getSpecialOffer = endpoint({
  method: 'GET',
  path: '/special-offers/:offer_id',
  spec: ['vendor/offers-get'],
  access: specialOfferTypes,
  summary: 'One own special offer.',
  params,
  reply: SpecialOffer,
});

export const createSpecialOffer = endpoint({
  method: 'POST',
  path: '/special-offers',
  spec: ['vendor/offers-create'],
  access: specialOfferTypes,
  acting: 'allowed',
  summary: 'Takes so many per cent off the whole menu for everybody, on some days.',
  body: CreateSpecialOffer,
  files,
  reply: SpecialOffer,
  status: 201,
  message: 'Special offer saved successfully.',
  idempotent: true,
});

export const updateSpecialOffer = endpoint({
  method: 'PUT',
  path: '/special-offers/:offer_id',
  spec: ['vendor/offers-update'],
  access: specialOfferTypes,
  acting: 'allowed',
  summary: 'Changes what is given of an own special offer.',
  params,
  body: EditSpecialOffer,
  files,
  reply: SpecialOffer,
  message: 'Special offer saved successfully.',
});

export const deleteSpecialOffer = endpoint({
  method: 'DELETE',
  path: '/special-offers/:offer_id',
  spec: ['vendor/offers-delete'],
  access: specialOfferTypes,
  acting: 'allowed',
  summary: 'Ends an own special offer and takes it off the list.',
  params,
  reply: Nothing,
  message: 'Special offer deleted successfully.',
});

export const restoreSpecialOffer = endpoint({
  method: 'POST',
  path: '/special-offers/:offer_id/restore',
  access: specialOfferTypes,
  acting: 'allowed',
  summary: 'Brings a deleted special offer back as it was.',
  params,
  reply: SpecialOffer,
  message: 'Special offer restored successfully.',
});
