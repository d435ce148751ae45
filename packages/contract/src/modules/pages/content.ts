import { z } from 'zod';
import { instant } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { line, optionalText, text } from '../../shared/texts.ts';
import { anyId, Id, Moment } from '../../shared/values.ts';
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

export const FooterPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    /** Cleaned HTML. */
    content: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    updated_at: Moment,
  })
  .meta({ id: 'FooterPage' });
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

export const Faq = z
  .object({ id: Id, question: z.string(), answer: z.string(), group: z.string() })
  .meta({ id: 'Faq' });
export type Faq = z.infer<typeof Faq>;

export const listFaqs = endpoint({
  method: 'GET',
  path: '/faqs',
  spec: ['categories/faqs'],
  access: 'anyone',
  summary: 'Questions and answers, in the order of their groups.',
  reply: z.array(Faq),
});

export const Banner = z
  .object({
    id: Id,
    page_id: z.string(),
    category_id: Id.nullable(),
    title: z.string(),
    image: z.string(),
    link: z.string().nullable(),
    position: z.int(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

const bannerQuery = z.object({
  page_id: blankAsMissing(z.string().max(80).optional()),
  category_id: blankAsMissing(anyId('catalogue.category').optional()),
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
  query: z.object({ category_id: blankAsMissing(anyId('catalogue.category').optional()) }),
  reply: z.object({
    banners: z.array(Banner),
    feactured_category: z.array(Category),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
    content: z.string().nullable(),
  }),
  errors: ['path-not-found'],
});

/** What an admin enters for a static page. */
export const FooterPageFields = z.object({
  title: text('Title', { max: 150 }),
  content: text('Content', { max: 100_000 }),
  meta_title: optionalText(150),
  meta_description: optionalText(300),
});

const position = blankAsMissing(wholeNumber({ min: 0, max: 1000 }).optional());

/** What an admin enters for a question. */
export const FaqFields = z.object({
  question: text('Question', { max: 200 }),
  answer: text('Answer', { max: 5000 }),
  group: text('Group', { max: 60 }),
  position,
});
export type FaqFields = z.output<typeof FaqFields>;

/** Landing pages that show banners. */
export const landingPages = ['home-page', 'classified', 'booking', 'retail'] as const;

const moment = blankAsMissing(
  instant()
    .transform((typed) => new Date(typed))
    .optional(),
);

/** What an admin enters for a banner; its picture comes as a file. */
export const BannerFields = z
  .object({
    page_id: text('Page', { max: 80 }),
    title: optionalText(120),
    link: blankAsMissing(
      line(300)
        .regex(/^(https:\/\/|\/(?![/\\]))/, 'Please enter valid link.')
        .optional(),
    ),
    starts_at: moment,
    ends_at: moment,
    position,
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
    error: 'Please enter valid date.',
    path: ['ends_at'],
  });
export type BannerFields = z.output<typeof BannerFields>;
