import type { BannerFields } from '@souk/contract/modules/pages/content';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import type { User } from '../../../platform/http/user.ts';
import { type BannerRow, createBanner } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Adds a banner to a landing page. */
export const addBanner = (
  db: Db,
  admin: User,
  fields: BannerFields,
  files: readonly UploadedFile[],
): Promise<BannerRow> =>
  onRecord(db, admin, async (tx, record) => {
    const banner = await createBanner(tx, admin, fields, files);
    await record({
      action: 'content.banner-created',
      target: { kind: 'pages.banner', id: banner.id },
      after: { page_id: banner.pageId, title: banner.title, link: banner.link },
    });
    return banner;
  });
