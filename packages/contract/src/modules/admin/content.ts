import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Id, Moment, Nothing } from '../../shared/values.ts';
import { Banner, BannerFields, Faq, FaqFields, FooterPage, FooterPageFields } from '../pages/content.ts';

export const listPages = endpoint({
  method: 'GET',
  path: '/admin/pages',
  spec: ['admin/admin-pages-list'],
  access: 'admin',
  summary: 'The static pages.',
  reply: z.array(FooterPage),
});

export const savePage = endpoint({
  method: 'PUT',
  path: '/admin/pages/:slug',
  spec: ['admin/admin-pages-save'],
  access: 'admin',
  summary: 'Writes a static page; markup that a text does not need is dropped.',
  params: z.object({ slug: z.string().max(80) }),
  body: FooterPageFields,
  reply: FooterPage,
  message: 'Page saved successfully.',
});

export const EditedFaq = Faq.extend({ position: z.int() }).meta({ id: 'EditedFaq' });
export type EditedFaq = z.infer<typeof EditedFaq>;

const byId = z.object({ id: Id });

export const listAllFaqs = endpoint({
  method: 'GET',
  path: '/admin/faqs',
  access: 'admin',
  summary: 'Questions with their positions.',
  reply: z.array(EditedFaq),
});

export const createFaq = endpoint({
  method: 'POST',
  path: '/admin/faqs',
  access: 'admin',
  summary: 'Adds a question; without a position it comes last.',
  body: FaqFields,
  reply: EditedFaq,
  message: 'Question saved successfully.',
});

export const updateFaq = endpoint({
  method: 'PUT',
  path: '/admin/faqs/:id',
  access: 'admin',
  summary: 'Changes a question.',
  params: byId,
  body: FaqFields,
  reply: EditedFaq,
  message: 'Question saved successfully.',
});

export const deleteFaq = endpoint({
  method: 'DELETE',
  path: '/admin/faqs/:id',
  access: 'admin',
  summary: 'Deletes a question.',
  params: byId,
  reply: Nothing,
  message: 'Question deleted successfully.',
});

export const EditedBanner = Banner.extend({ starts_at: Moment.nullable(), ends_at: Moment.nullable() }).meta({
  id: 'EditedBanner',
});
export type EditedBanner = z.infer<typeof EditedBanner>;

export const listAllBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  spec: ['admin/admin-banners'],
  access: 'admin',
  summary: 'All banners, those to come and those past included.',
  reply: z.array(EditedBanner),
});

export const createBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  spec: ['admin/admin-banner-create'],
  access: 'admin',
  summary: 'Puts a picture on a landing page.',
  body: BannerFields,
  files: { field: 'image', max: 1, kind: 'image' },
  reply: EditedBanner,
  message: 'Banner saved successfully.',
});

export const deleteBanner = endpoint({
  method: 'DELETE',
  path: '/admin/banners/:id',
  spec: ['admin/admin-banner-delete'],
  access: 'admin',
  summary: 'Takes a banner away.',
  params: byId,
  reply: Nothing,
  message: 'Banner deleted successfully.',
});
