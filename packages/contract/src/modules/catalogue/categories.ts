import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Id, Tick } from '../../shared/values.ts';

export const categoryModules = ['classified', 'booking', 'retail'] as const;
export type CategoryModule = (typeof categoryModules)[number];

export const templateSlugs = ['general', 'job', 'realestate'] as const;
export type TemplateSlug = (typeof templateSlugs)[number];

export const categoryKinds = ['general', 'jobs', 'real-estate'] as const;
export type CategoryKind = (typeof categoryKinds)[number];

/** Kinds and template slugs are two spellings of the same thing (reading A-47). */
export const kindOfTemplate: Record<TemplateSlug, CategoryKind> = {
  general: 'general',
  job: 'jobs',
  realestate: 'real-estate',
};

/** A category as every list shows it (spec §3); retail is labelled by `text`, the others by `name`. */
export const Category = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    text: z.string().nullable(),
    template_slug: z.enum(templateSlugs).nullable(),
    /** 0 at the top level. */
    pid: z.int(),
    type: z.enum(categoryModules),
    kind: z.enum(categoryKinds).nullable(),
    /** Path of an uploaded picture; without one the page draws `art`. */
    image: z.string().nullable(),
    /** Name of a lucide icon. */
    icon: z.string(),
    /** Name of a demo picture. */
    art: z.string(),
    is_featured: z.boolean(),
    position: z.int(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

const byType = z.object({ type: z.string() });

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  spec: ['categories/categories'],
  access: 'anyone',
  summary: 'The top-level categories of all modules.',
  reply: z.array(Category),
});

export const listCategoriesOfType = endpoint({
  method: 'GET',
  path: '/categories/:type',
  spec: ['categories/categories-by-type'],
  access: 'anyone',
  summary: 'The top-level categories of classified, booking or retail.',
  params: byType,
  reply: z.array(Category),
  errors: ['path-not-found'],
});

export const listSubCategories = endpoint({
  method: 'GET',
  path: '/sub-categories',
  spec: ['categories/sub-categories'],
  access: 'anyone',
  summary: 'The sub-categories of all modules.',
  reply: z.array(Category),
});

export const listSubCategoriesOfType = endpoint({
  method: 'GET',
  path: '/sub-categories/:type',
  spec: ['categories/sub-categories-by-type'],
  access: 'anyone',
  summary: 'The sub-categories of classified, booking or retail.',
  params: byType,
  reply: z.array(Category),
  errors: ['path-not-found'],
});

export const listSubCategoriesOfCategory = endpoint({
  method: 'GET',
  path: '/sub-categories/:type/:category_id',
  spec: ['categories/sub-categories-by-category'],
  access: 'anyone',
  summary: 'The sub-categories of one category.',
  params: byType.extend({ category_id: anyId('catalogue.category') }),
  reply: z.array(Category),
  errors: ['path-not-found'],
});

export const getCategoryBySlug = endpoint({
  method: 'GET',
  path: '/slug-categories/:slug',
  spec: ['categories/slug-categories'],
  access: 'anyone',
  summary: 'The first category with this slug over all modules: classified, then booking, then retail.',
  params: z.object({ slug: z.string().max(200) }),
  reply: Category,
});

export const listCategoriesBySlug = endpoint({
  method: 'GET',
  path: '/slug-categories',
  spec: ['categories/slug-categories-list'],
  access: 'anyone',
  summary: 'All categories, or those with a slug, of one module or of all.',
  query: z.object({ slug: optionalText(), type: blankAsMissing(z.enum(categoryModules).optional()) }),
  reply: z.array(Category),
});

export const listBookingCategories = endpoint({
  method: 'GET',
  path: '/booking-categories',
  spec: ['categories/booking-categories'],
  access: 'anyone',
  summary: 'The top-level booking categories.',
  reply: z.array(Category),
});

export const listBookingSubCategories = endpoint({
  method: 'GET',
  path: '/booking-sub-categories/:category_id',
  spec: ['categories/booking-sub-categories'],
  access: 'anyone',
  summary: 'The sub-categories of one booking category.',
  params: z.object({ category_id: anyId('catalogue.category') }),
  reply: z.array(Category),
});

/** `type` narrows to a kind or template, or to a module. */
const CategoryCall = PageQuery.extend({
  category_id: blankAsMissing(anyId('catalogue.category').optional()),
  type: optionalText(40),
});

const CategoryCallReply = z
  .object({
    feactured_category: z.array(Category),
    categories: z.array(Category),
  })
  .meta({ id: 'CategoryCallReply' });

export const callClassifiedCategory = endpoint({
  method: 'POST',
  path: '/classified-category',
  spec: ['categories/classified-category-call'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Featured classified categories and a page of the categories at one level.',
  body: CategoryCall,
  reply: CategoryCallReply,
});

export const callBookingCategory = endpoint({
  method: 'POST',
  path: '/booking-category',
  spec: ['categories/booking-category-call'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Featured booking categories and a page of the categories at one level.',
  body: CategoryCall,
  reply: CategoryCallReply,
});

export const callRetailCategory = endpoint({
  method: 'POST',
  path: '/retail-category',
  spec: ['categories/retail-category-call'],
  access: 'anyone',
  acting: 'reading',
  summary: 'Featured retail categories and a page of the categories at one level.',
  body: CategoryCall,
  reply: CategoryCallReply,
});

export const callChildCategory = endpoint({
  method: 'POST',
  path: '/child-category',
  spec: ['categories/child-category-call'],
  access: 'anyone',
  acting: 'reading',
  summary: 'A page of the children of one category.',
  body: CategoryCall.extend({
    category_id: anyId('catalogue.category'),
  }),
  reply: z.array(Category),
});

export const getCategoryOfType = endpoint({
  method: 'GET',
  path: '/category/:type/:slug',
  spec: ['categories/category-by-slug'],
  access: 'anyone',
  summary: 'One category of a module with its children.',
  params: z.object({ type: z.enum(categoryModules), slug: z.string().max(200) }),
  reply: Category.extend({ children: z.array(Category) }),
});

/** What an admin enters for a category. */
export const CategoryFields = z.object({
  name: text('Name', { max: 100 }),
  slug: optionalText(100),
  text: optionalText(100),
  template_slug: blankAsMissing(z.enum(templateSlugs).optional()),
  pid: blankAsMissing(wholeNumber({ min: 0 }).optional()),
  type: choice(categoryModules, 'Type'),
  icon: optionalText(60),
  image: optionalText(200),
  is_featured: Tick.optional(),
  is_active: Tick.optional(),
  position: blankAsMissing(wholeNumber({ min: 1, max: 1000 }).optional()),
});
export type CategoryFields = z.output<typeof CategoryFields>;

/** A category never changes its module: ads and businesses depend on it. */
export const CategoryChanges = CategoryFields.omit({ type: true }).partial();
export type CategoryChanges = z.output<typeof CategoryChanges>;
