import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { cleanHtml } from './clean-html.ts';
import { getFooterPage } from './content.queries.ts';
import { type FooterPageRow, footerPages } from './content.tables.ts';

interface Changes {
  title: string;
  content: string;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
}

/** Saves a static page; markup that a text does not need is removed. */
export async function saveFooterPage(db: Reader, slug: string, changes: Changes): Promise<FooterPageRow> {
  await getFooterPage(db, slug);
  const page = {
    slug,
    title: changes.title,
    content: cleanHtml(changes.content),
    metaTitle: changes.metaTitle ?? changes.title,
    metaDescription: changes.metaDescription ?? '',
    updatedAt: clock.now(),
  };
  await db.insert(footerPages).values(page).onConflictDoUpdate({ target: footerPages.slug, set: page });
  return page;
}
