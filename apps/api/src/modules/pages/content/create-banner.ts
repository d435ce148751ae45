import type { BannerFields } from '@souk/contract/modules/pages/content';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { type BannerRow, banners } from './content.tables.ts';
import { moduleOfPage } from './landing.queries.ts';

/** Adds a banner to a landing page, running now or between two moments. */
export async function createBanner(
  tx: Tx,
  admin: { id: number },
  fields: BannerFields,
  files: readonly UploadedFile[],
): Promise<BannerRow> {
  if (moduleOfPage(fields.page_id) === undefined)
    throw fieldProblem('page_id', 'Please select a valid option.');
  const [image] = await uploadFiles(tx, admin, files, { field: 'image', max: 1, kind: 'image' });
  if (!image) throw fieldProblem('image', 'Image is required.');

  const [banner] = await tx
    .insert(banners)
    .values({
      pageId: fields.page_id,
      title: fields.title ?? '',
      imagePath: image.path,
      imageFileId: image.id,
      link: fields.link ?? null,
      position: fields.position ?? 0,
      startsAt: fields.starts_at ?? null,
      endsAt: fields.ends_at ?? null,
    })
    .returning();
  if (!banner) throw new Error('the banner was not written');
  return banner;
}
