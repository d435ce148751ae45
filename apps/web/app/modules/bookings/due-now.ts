import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';

/** What the next payment takes: the first instalment that is open. */
export const dueNow = ({ instalments, total }: Pick<BookingDetail, 'instalments' | 'total'>) =>
  instalments.find(({ is_paid }) => !is_paid)?.amount ?? total;
