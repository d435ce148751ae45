import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { deleteBanner } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Deletes a banner. */
export const dropBanner = (db: Db, admin: User, id: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const banner = await deleteBanner(tx, id);
    await record({
      action: 'content.banner-deleted',
      target: { kind: 'pages.banner', id },
      before: { page_id: banner.pageId, title: banner.title, link: banner.link },
    });
  });
