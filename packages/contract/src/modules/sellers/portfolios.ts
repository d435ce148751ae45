import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line, text } from '../../shared/texts.ts';
import { Id, Moment, Nothing, ownId } from '../../shared/values.ts';

export const PortfolioFolder = z
  .object({
    id: Id,
    folder_name: z.string(),
    description: z.string().nullable(),
    images: z.array(z.object({ id: Id, image: z.string(), position: z.int() })),
    created_at: Moment,
  })
  .meta({ id: 'PortfolioFolder' });
export type PortfolioFolder = z.infer<typeof PortfolioFolder>;

const FolderFields = z.object({
  folder_name: text('Folder name', { max: 100 }),
  description: line(2000)
    .transform((typed) => typed || null)
    .optional(),
});
export type FolderFields = z.output<typeof FolderFields>;

const portfolioImages = { field: 'images', max: 20, kind: 'image' } as const;

const byId = z.object({ id: ownId('sellers.portfolio') });

export const listPortfolios = endpoint({
  method: 'GET',
  path: '/portfolios',
  spec: ['vendor/portfolios-list'],
  access: 'business',
  summary: 'The own portfolios, newest first.',
  query: PageQuery,
  reply: pageOf(PortfolioFolder),
  errors: ['user-not-found'],
});

export const getPortfolio = endpoint({
  method: 'GET',
  path: '/portfolios/:id',
  spec: ['vendor/portfolios-get'],
  access: 'business',
  summary: 'One of the own portfolios.',
  params: byId,
  reply: PortfolioFolder,
  errors: ['user-not-found'],
});

export const createPortfolio = endpoint({
  method: 'POST',
  path: '/portfolios',
  spec: ['vendor/portfolios-create'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds a folder with at least one picture.',
  body: FolderFields,
  files: portfolioImages,
  reply: PortfolioFolder,
  status: 201,
  message: 'Created successfully.',
  errors: ['user-not-found'],
});

export const updatePortfolio = endpoint({
  method: 'PUT',
  path: '/portfolios/:id',
  spec: ['vendor/portfolios-update'],
  access: 'business',
  acting: 'allowed',
  summary: 'Changes what is given; pictures are added.',
  params: byId,
  body: FolderFields.partial(),
  files: portfolioImages,
  reply: PortfolioFolder,
  message: 'Updated successfully.',
  errors: ['user-not-found'],
});

export const deletePortfolio = endpoint({
  method: 'DELETE',
  path: '/portfolios/:id',
  spec: ['vendor/portfolios-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes a folder with its pictures.',
  params: byId,
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['user-not-found'],
});

export const addPortfolioImages = endpoint({
  method: 'POST',
  path: '/portfolios/:id/images',
  spec: ['vendor/portfolio-images-add'],
  access: 'business',
  acting: 'allowed',
  summary: 'Adds pictures to a folder.',
  params: byId,
  files: portfolioImages,
  reply: PortfolioFolder,
  status: 201,
  message: 'Created successfully.',
  errors: ['user-not-found'],
});

export const deletePortfolioImage = endpoint({
  method: 'DELETE',
  path: '/portfolios/:id/images/:image_id',
  spec: ['vendor/portfolio-image-delete'],
  access: 'business',
  acting: 'allowed',
  summary: 'Deletes a picture of a folder; the last one stays.',
  params: byId.extend({ image_id: ownId('sellers.portfolio-image') }),
  reply: Nothing,
  message: 'Deleted successfully.',
  errors: ['user-not-found'],
});
