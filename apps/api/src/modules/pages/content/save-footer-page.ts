import sanitizeHtml from 'sanitize-html';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { getFooterPage } from './content.queries.ts';
import { type FooterPageRow, footerPages } from './content.tables.ts';

interface Changes {
  title: string;
  content: string;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
}

const allowed = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** Saves a static page; markup that a text does not need is dropped. */
export async function saveFooterPage(db: Db, slug: string, changes: Changes): Promise<FooterPageRow> {
  await getFooterPage(db, slug);
  const page = {
    slug,
    title: changes.title,
    content: sanitizeHtml(changes.content, allowed),
    metaTitle: changes.metaTitle ?? changes.title,
    metaDescription: changes.metaDescription ?? '',
    updatedAt: clock.now(),
  };
  await db.insert(footerPages).values(page).onConflictDoUpdate({ target: footerPages.slug, set: page });
  return page;
}
