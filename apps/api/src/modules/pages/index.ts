/** Front door of pages: what the admin's desk may use. */
export { listContactMessages } from './contacts/contact.queries.ts';
export { type ContactMessageRow, contactMessages } from './contacts/contact.tables.ts';
export { markAnswered } from './contacts/mark-answered.ts';
export { presentBanner, presentFooterPage } from './content/content.present.ts';
export { getFooterPage, listAllBanners, listFaqs, listFooterPages } from './content/content.queries.ts';
export type { BannerRow, FaqRow } from './content/content.tables.ts';
export { createBanner } from './content/create-banner.ts';
export { deleteBanner } from './content/delete-banner.ts';
export { deleteFaq } from './content/delete-faq.ts';
export { saveFaq } from './content/save-faq.ts';
export { saveFooterPage } from './content/save-footer-page.ts';
