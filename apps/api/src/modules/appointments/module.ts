import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { registerFreeDays } from '../search/index.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import { enquiryLife } from './enquiries/enquiry.life.ts';
import { enquiryRoutes } from './enquiries/enquiry.routes.ts';
import { findFreeServices } from './listings/find-free-services.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { appointmentsPersonalData } from './personal-data.ts';
import { expireQuote } from './quotes/expire-quote.ts';
import { quoteKind, quoteLife } from './quotes/quote.life.ts';
import { quoteRoutes } from './quotes/quote.routes.ts';
import { quoteSubject } from './quotes/quote-subject.ts';
import { serviceReactions } from './reactions.ts';
import { serviceKind } from './services/index-service.ts';
import { serviceRoutes } from './services/service.routes.ts';
import { serviceSubject } from './services/service-subject.ts';

registerKinds({
  quote: { words: say`Quotes`, action: say`See the quote`, channels: ['mail', 'push'] },
  enquiry: { words: say`Enquiries`, action: say`See the enquiry`, channels: ['mail', 'push'] },
});

registerFreeDays(findFreeServices);

export const appointments = defineModule({
  name: 'appointments',
  routes: [serviceRoutes, listingRoutes, bookingRoutes, quoteRoutes, enquiryRoutes],
  reactions: serviceReactions,
  lives: {
    [quoteLife.name]: { life: quoteLife, onTime: expireQuote },
    [enquiryLife.name]: { life: enquiryLife },
  },
  subjects: { [serviceKind]: serviceSubject, [quoteKind]: quoteSubject },
  personalData: appointmentsPersonalData,
});
