import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line, optionalText } from '../../shared/texts.ts';
import { Id, Nothing, ownId } from '../../shared/values.ts';

/** How many pictures a gallery may contain. */
export const maxGalleryImages = 60;

export const GalleryImage = z
  .object({
    id: Id,
    image: z.string(),
    caption: z.string().nullable(),
    /** Its position in the gallery, from 1 and unique. */
    position: z.int(),
  })
  .meta({ id: 'GalleryImage' });
export type GalleryImage = z.infer<typeof GalleryImage>;

const byId = z.object({ id: ownId('sellers.gallery-image') });

export const listGallery = endpoint({
  method: 'GET',
  path: '/gallery',
  spec: ['vendor/gallery-list'],
  access: 'business',
  summary: 'The own gallery in its order.',
  query: PageQuery,
  reply: pageOf(GalleryImage),
  errors: ['user-not-found'],
});

export const getGalleryImage = endpoint({
  method: 'GET',
  path: '/gallery/:id',
  spec: ['vendor/gallery-get'],
  access: 'business',
  summary: 'One picture of the own gallery.',
  params: byId,
  reply: GalleryImage,
  errors: ['user-not-found'],
});

export const createGalleryImage = endpoint({
  method: 'POST',
  path: '/gallery',
  spec: ['vendor/gallery-create'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds pictures to the gallery, all with the same caption.',
  body: z.object({ caption: optionalText(200) }),
  files: { field: 'images', max: 20, kind: 'image' },
  reply: z.array(GalleryImage),
  status: 201,
  message: 'Created successfully.',
  errors: ['user-not-found'],
});

export const updateGalleryImage = endpoint({
  method: 'PUT',
  path: '/gallery/:id',
  spec: ['vendor/gallery-update'],
  access: 'business',
  acting: 'allowed',
  summary: 'Changes what is given; a file replaces the former one, a position moves it past the others.',
  params: byId,
  body: z.object({
    caption: line(200).optional(),
    /** A position beyond the last one means the last. */
    position: blankAsMissing(wholeNumber({ min: 1, max: maxGalleryImages }).optional()),
  }),
  files: { field: 'images', max: 1, kind: 'image' },
  reply: GalleryImage,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});

export const deleteGalleryImage = endpoint({
  method: 'DELETE',
  path: '/gallery/:id',
  spec: ['vendor/gallery-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes a picture.',
  params: byId,
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['user-not-found'],
});
