import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { registerTrade } from '../sales/index.ts';
import { bookingKind, bookingLife, partyKind } from './bookings/booking.life.ts';
import { countComing } from './bookings/booking.queries.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import { bookingOnTime } from './bookings/booking-on-time.ts';
import { bookingSubject } from './bookings/booking-subject.ts';
import { bookingTrade } from './bookings/booking-trade.ts';
import { familyRoutes } from './bookings/family.routes.ts';
import { partySubject } from './bookings/party-subject.ts';
import { remindJob } from './bookings/plan-reminders.ts';
import { remindOfBooking } from './bookings/remind-of-booking.ts';
import { bookingsPersonalData } from './personal-data.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { expireWorkChange } from './work-changes/expire-work-change.ts';
import { workChangeLife } from './work-changes/work-change.life.ts';
import { workChangeRoutes } from './work-changes/work-change.routes.ts';

registerTrade(bookingTrade);

registerKinds({
  booking: { words: say`Your bookings`, action: say`See the booking`, channels: ['mail', 'push', 'sms'] },
  reminder: {
    words: say`Reminders of your bookings`,
    action: say`See the booking`,
    channels: ['mail', 'push', 'sms'],
  },
});

export const bookings = defineModule({
  name: 'bookings',
  routes: [termsRoutes, bookingRoutes, familyRoutes, workChangeRoutes],
  lives: {
    [bookingLife.name]: { life: bookingLife, onTime: bookingOnTime },
    [workChangeLife.name]: { life: workChangeLife, onTime: expireWorkChange },
  },
  jobs: { [remindJob]: remindOfBooking },
  subjects: { [bookingKind]: bookingSubject, [partyKind]: partySubject },
  counters: { booking_count: countComing },
  personalData: bookingsPersonalData,
});
