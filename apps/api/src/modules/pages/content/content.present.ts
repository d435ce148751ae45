import type { Banner, FooterPage } from '@souk/contract/modules/pages/content';
import type { BannerRow, FooterPageRow } from './content.tables.ts';

export const presentFooterPage = (page: FooterPageRow): FooterPage => ({
  slug: page.slug,
  title: page.title,
  content: page.content,
  meta_title: page.metaTitle,
  meta_description: page.metaDescription,
  updated_at: page.updatedAt.toISOString(),
});

export const presentBanner = (banner: BannerRow): Banner => ({
  id: banner.id,
  page_id: banner.pageId,
  category_id: banner.categoryId,
  title: banner.title,
  image: banner.imagePath,
  link: banner.link,
  position: banner.position,
});
