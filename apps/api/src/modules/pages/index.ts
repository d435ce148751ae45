/** Front door of pages: what the admin's desk may use. */
export { presentBanner, presentFooterPage } from './content/content.present.ts';
export { listBanners, listFooterPages } from './content/content.queries.ts';
export { saveFooterPage } from './content/save-footer-page.ts';
