import { z } from 'zod';
import { Id } from '../../shared/values.ts';

/** An image of an ad or a product, by the id that forms send. */
export const AlbumImage = z
  .object({
    id: Id,
    /** Shown as `/files/<encoded path>?w=&h=`. */
    path: z.string(),
    url: z.string(),
  })
  .meta({ id: 'AlbumImage' });
export type AlbumImage = z.infer<typeof AlbumImage>;
