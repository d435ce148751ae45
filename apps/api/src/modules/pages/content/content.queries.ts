import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type BannerRow, banners, type FooterPageRow, faqs, footerPages } from './content.tables.ts';

/** The static page of this slug, if there is one. */
export async function findFooterPage(reader: Reader, slug: string): Promise<FooterPageRow | undefined> {
  const [page] = await reader.select().from(footerPages).where(eq(footerPages.slug, slug));
  return page;
}

export async function getFooterPage(reader: Reader, slug: string): Promise<FooterPageRow> {
  const page = await findFooterPage(reader, slug);
  if (!page) throw new Problem('path-not-found');
  return page;
}

export const listFooterPages = (reader: Reader): Promise<FooterPageRow[]> =>
  reader.select().from(footerPages).orderBy(asc(footerPages.slug));

export const listFaqs = (reader: Reader) =>
  reader.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));

interface BannerPlace {
  page_id?: string | undefined;
  category_id?: number | undefined;
}

/** Banners with the same words say the same thing; a banner without words is identified by its picture. */
const saidBy = ({ pageId, title, link, imagePath }: BannerRow): string =>
  JSON.stringify([pageId, title.trim().toLowerCase() || imagePath, link]);

/** A place's banners that run now, each message only once; without a place, all of them. */
export async function listBanners(reader: Reader, place: BannerPlace): Promise<BannerRow[]> {
  const now = clock.now();
  const runs = and(
    or(isNull(banners.startsAt), lte(banners.startsAt, now)),
    or(isNull(banners.endsAt), gt(banners.endsAt, now)),
  );
  const isHere = and(
    place.page_id ? eq(banners.pageId, place.page_id) : undefined,
    place.category_id ? eq(banners.categoryId, place.category_id) : undefined,
  );
  const running = await reader
    .select()
    .from(banners)
    .where(and(runs, isHere))
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(50);
  const said = new Set<string>();
  return running.filter((banner) => !said.has(saidBy(banner)) && said.add(saidBy(banner)));
}

/** Every banner, whenever it runs, for the admin area. */
export const listAllBanners = (reader: Reader): Promise<BannerRow[]> =>
  reader
    .select()
    .from(banners)
    .orderBy(asc(banners.pageId), asc(banners.position), asc(banners.id))
    .limit(200);
