/** Front door of classifieds, for what only a server runs. */
export { loadAdManagement } from './ad-management.server.ts';
export { loadPostAd, takeAdStep } from './wizard/post-ad.server.ts';
