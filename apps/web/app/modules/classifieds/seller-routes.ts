import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('classifieds');

/** Posting ads, looking after them, and the offers on them. */
export const classifiedSellerRoutes = [
  page('post-ad/save', 'save-draft'),
  page('post-ad/discard', 'discard-draft'),
  page('post-ad/restore', 'restore-draft'),
  page('post-ad/photos', 'upload-photo'),
  page('post-ad/places', 'find-places'),
  page('update-ad/:adId', 'update-ad'),
  page('repost-ad/:filter/:adId', 'repost-ad'),
  page('ad-management/delete', 'delete-ads'),
  page('ad-management/sold', 'sell-ads'),
  page('dashboard-classified', 'dashboard-classified'),
  page('offers', 'offers'),
  page('offers/:offerId', 'offer'),
  page('my-offer', 'my-offers'),
  page('my-offer-details/:id', 'my-offer'),
];
