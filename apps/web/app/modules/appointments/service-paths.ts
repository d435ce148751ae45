import type { SellerType } from '@souk/contract/shared/seller-types';

/** Beauty adds services beneath their categories; the others have a page for it. */
export const addPathOf = (type: SellerType): string =>
  type === 'beauty' ? '/update-vendor-services' : '/add-services';

/** A service of a beauty business beneath its category; without one, the form for a new one. */
export const tabPath = (slug: string, id?: number): string =>
  `/update-vendor-services/${slug}/${id ?? 'new'}`;

/** The form of the first step of booking, which a button outside of it sends too. */
export const servicesFormId = 'services-form';

/** The form that confirms a booking. */
export const bookFormId = 'book-form';

/** The kinds by which wishlists and search name a service and a business. */
export const serviceKind = 'appointments.service';
export const businessKind = 'appointments.business';
