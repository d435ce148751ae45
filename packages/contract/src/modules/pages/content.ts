import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { Id, Moment } from '../../shared/values.ts';
import { Category } from '../catalogue/categories.ts';

/** Slugs that the footer and the static routes lead to (spec §2). */
export const footerSlugs = [
  'about-us',
  'safety-tips',
  'contact-us',
  'terms-of-use',
  'privacy-policy',
  'posting-policy',
  'partnerships',
  'careers',
  'how-it-works',
  'services',
] as const;

export const FooterPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  updated_at: Moment,
});
export type FooterPage = z.infer<typeof FooterPage>;

export const getFooterPage = endpoint({
  method: 'GET',
  path: '/footer-pages/:slug',
  spec: ['categories/footer-page'],
  access: 'anyone',
  summary: 'One static page.',
  params: z.object({ slug: z.string().max(80) }),
  reply: FooterPage,
  errors: ['path-not-found'],
});

export const Faq = z.object({ id: Id, question: z.string(), answer: z.string(), group: z.string() });
export type Faq = z.infer<typeof Faq>;

export const listFaqs = endpoint({
  method: 'GET',
  path: '/faqs',
  spec: ['categories/faqs'],
  access: 'anyone',
  summary: 'Questions and answers, in the order of their groups.',
  reply: z.array(Faq),
});

export const Banner = z.object({
  id: Id,
  page_id: z.string(),
  category_id: Id.nullable(),
  title: z.string(),
  image: z.string(),
  link: z.string().nullable(),
  position: z.int(),
});
export type Banner = z.infer<typeof Banner>;

const bannerQuery = z.object({
  page_id: blankAsMissing(z.string().max(80).optional()),
  category_id: blankAsMissing(Id.optional()),
});

export const listBanners = endpoint({
  method: 'GET',
  path: '/banners',
  spec: ['categories/banners'],
  access: 'anyone',
  summary: 'Banners that run now.',
  query: bannerQuery,
  reply: z.array(Banner),
});

export const getPageContent = endpoint({
  method: 'GET',
  path: '/page-content/:page_id',
  spec: ['categories/page-content'],
  access: 'anyone',
  summary: 'What a landing page shows beside its listings; a footer slug answers its text.',
  params: z.object({ page_id: z.string().max(80) }),
  query: z.object({ category_id: blankAsMissing(Id.optional()) }),
  reply: z.object({
    banners: z.array(Banner),
    feactured_category: z.array(Category),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
    content: z.string().nullable(),
  }),
  errors: ['path-not-found'],
});
