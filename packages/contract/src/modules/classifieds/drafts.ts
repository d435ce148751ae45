import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { Moment, Nothing, ownId } from '../../shared/values.ts';
import { AlbumImage } from '../media/images.ts';
import { maxAdImages } from './image-rules.ts';

/** The wizard's input so far, by field name; checked only when the ad is posted. */
const DraftForm = z
  .record(z.string().max(60), z.unknown())
  .refine((form) => JSON.stringify(form).length <= 20_000, 'This draft is too long to be kept.');

export const Draft = z
  .object({
    /** Category, attributes, details, contact, images, preview. */
    step: z.int().min(1).max(6),
    form: DraftForm,
    images: z.array(AlbumImage),
    updated_at: Moment,
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/post-ad/draft',
  access: postingTypes,
  summary: 'The unfinished ad of the wizard, or null.',
  reply: Draft.nullable(),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/post-ad/draft',
  access: postingTypes,
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Keeps the unfinished ad of the wizard; there is one per user.',
  body: z.object({
    step: wholeNumber({ min: 1, max: 6 }),
    form: DraftForm.default({}),
    image_ids: listOf(ownId('classifieds.image', 200), maxAdImages).default([]),
  }),
  reply: Draft,
  message: 'Updated successfully.',
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/post-ad/draft',
  access: postingTypes,
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Forgets the unfinished ad.',
  reply: Nothing,
  message: 'Deleted successfully.',
});
