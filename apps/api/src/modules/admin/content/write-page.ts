import type { savePage } from '@souk/contract/modules/admin/content';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { listFooterPages, saveFooterPage } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Writes a static page; the log keeps the previous text. */
export const writePage = (db: Db, admin: User, slug: string, fields: BodyOf<typeof savePage>) =>
  onRecord(db, admin, async (tx, record) => {
    const former = (await listFooterPages(tx)).find((page) => page.slug === slug);
    if (!former) throw new Problem('record-not-found');
    const page = await saveFooterPage(tx, slug, {
      title: fields.title,
      content: fields.content,
      metaTitle: fields.meta_title,
      metaDescription: fields.meta_description,
    });
    await record({
      action: 'content.page-saved',
      target: { kind: 'pages.footer-page', id: slug },
      before: { title: former.title, content: former.content },
      after: { title: page.title, content: page.content },
    });
    return page;
  });
