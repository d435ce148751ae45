import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('appointments');

/** What businesses offer to be booked: the screens of beauty and wellbeing; and what leads to
 * bookings of all: questions, and the events that customers prepare. */
export const appointmentsRoutes = [
  page('services', 'services'),
  page('add-services', 'add-service'),
  page('edit-spa-service/:id', 'edit-service'),
  page('packages', 'packages'),
  page('create-packages', 'create-package'),
  page('update-vendor-services', 'vendor-services'),
  page('update-vendor-services/:activeTab/:id', 'vendor-services', 'appointments/vendor-service'),
  page('business-bookings/new', 'enter-booking'),
  page('team', 'team'),
  page('team/new', 'add-member'),
  page('team/days', 'days-off'),
  page('team/days/remove', 'remove-day'),
  page('team/settings', 'booking-times'),
  page('team/:id', 'member'),
  page('team/:id/hours', 'member-hours'),
  page('team/:id/days', 'member-days'),
  page('enquire/:businessId', 'enquire'),
  page('previous-enquiries', 'previous-enquiries'),
  page('event-projects', 'event-projects'),
  page('event-projects/new', 'new-event-project'),
  page('event-projects/:id', 'event-project'),
  page('event-projects/:id/edit', 'edit-event-project'),
  page('event-projects/:id/roles/:roleId', 'event-project-role'),
];
