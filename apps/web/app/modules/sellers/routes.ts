import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('sellers');

export const sellerRoutes = [
  page('signup', 'sign-up'),
  page('complete-registration/:token', 'complete-registration'),
  page('profile', 'profile'),
  page('editProfile', 'edit-profile'),
  page('editProfile/:section', 'edit-profile-section'),
  page('profile-setup/complete', 'complete-setup'),
  page('myProfile', 'my-profile'),
  page('business-profile', 'business-profile'),
  page('edit-business-Profile', 'edit-business'),
  page('edit-business-Profile/:section', 'edit-business-section'),
  page('edit-business-Profile/gallery/:id/move', 'move-gallery-image'),
  page('edit-business-Profile/:section/:id', 'edit-business-item'),
];
