import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Nothing, ownId } from '../../shared/values.ts';

export const Brochure = z
  .object({
    id: Id,
    title: z.string(),
    /** Path below /files. */
    file: z.string(),
    file_name: z.string(),
    created_at: Moment,
  })
  .meta({ id: 'Brochure' });
export type Brochure = z.infer<typeof Brochure>;

const byId = z.object({ id: ownId('sellers.brochure') });

export const listBrochures = endpoint({
  method: 'GET',
  path: '/brochures',
  spec: ['vendor/brochures-list'],
  access: 'business',
  summary: 'The own brochures, newest first.',
  query: PageQuery,
  reply: pageOf(Brochure),
  errors: ['user-not-found'],
});

export const getBrochure = endpoint({
  method: 'GET',
  path: '/brochures/:id',
  spec: ['vendor/brochures-get'],
  access: 'business',
  summary: 'One of the own brochures.',
  params: byId,
  reply: Brochure,
  errors: ['user-not-found'],
});

export const createBrochure = endpoint({
  method: 'POST',
  path: '/brochures',
  spec: ['vendor/brochures-create'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds a brochure that every visitor may read.',
  body: z.object({ title: text('Title', { max: 100 }) }),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: Brochure,
  status: 201,
  message: 'Created successfully.',
  errors: ['user-not-found'],
});

export const updateBrochure = endpoint({
  method: 'PUT',
  path: '/brochures/:id',
  spec: ['vendor/brochures-update'],
  access: 'business',
  acting: 'allowed',
  summary: 'Changes what is given; a file replaces the former one.',
  params: byId,
  body: z.object({ title: text('Title', { max: 100 }).optional() }),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: Brochure,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});

export const deleteBrochure = endpoint({
  method: 'DELETE',
  path: '/brochures/:id',
  spec: ['vendor/brochures-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes it with its file.',
  params: byId,
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['user-not-found'],
});
