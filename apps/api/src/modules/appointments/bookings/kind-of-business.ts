import { kindOfType } from '@souk/contract/modules/appointments/bookings';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { BusinessRow } from '../../sellers/index.ts';

/** As which kind a business's services are booked; nothing if it offers none. */
export const kindOfBusiness = ({ sellerType }: Pick<BusinessRow, 'sellerType'>): BookingKind | undefined =>
  sellerType === 'private' ? undefined : kindOfType[sellerType];
