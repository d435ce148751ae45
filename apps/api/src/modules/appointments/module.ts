import { serviceTypes } from '@souk/contract/modules/appointments/services';
import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerBookingEditor } from '../bookings/index.ts';
import { registerDealKind, registerPromotable } from '../discounts/index.ts';
import { registerUnlisted } from '../favourites/index.ts';
import { registerKinds } from '../notifications/index.ts';
import { registerFreeDays } from '../search/index.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import { rechooseServices } from './bookings/rechoose-services.ts';
import { enquiryLife } from './enquiries/enquiry.life.ts';
import { enquiryRoutes } from './enquiries/enquiry.routes.ts';
import {
  businessKind,
  businessSubject,
  findKeptBusinesses,
  isBusinessThere,
} from './listings/business-subject.ts';
import { findFreeServices } from './listings/find-free-services.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { packageRoutes } from './packages/package.routes.ts';
import { personRoutes } from './people/person.routes.ts';
import { appointmentsPersonalData } from './personal-data.ts';
import { projectRoutes } from './projects/project.routes.ts';
import { expireQuote } from './quotes/expire-quote.ts';
import { quoteKind, quoteLife } from './quotes/quote.life.ts';
import { quoteRoutes } from './quotes/quote.routes.ts';
import { quoteSubject } from './quotes/quote-subject.ts';
import { remindOfVisit, remindOfVisitJob } from './quotes/remind-of-visit.ts';
import { serviceReactions } from './reactions.ts';
import { listAllServicesOf } from './services/service.queries.ts';
import { serviceRoutes } from './services/service.routes.ts';
import { serviceKind } from './services/service.rules.ts';
import { serviceDeals } from './services/service-deals.ts';
import { serviceSubject } from './services/service-subject.ts';
import { offerFreed, offerFreedJob } from './waits/offer-freed-times.ts';
import { waitLife } from './waits/wait.life.ts';
import { waitRoutes } from './waits/wait.routes.ts';
import { waitOnTime } from './waits/wait-on-time.ts';

registerDealKind(serviceDeals);
registerBookingEditor(['spa', 'beauty', 'handyman', 'events'], rechooseServices);

registerKinds({
  quote: { words: say`Quotes`, action: say`See the quote`, channels: ['mail', 'push'] },
  enquiry: { words: say`Enquiries`, action: say`See the enquiry`, channels: ['mail', 'push'] },
  'waiting-list': {
    words: say`Times that become free for you`,
    action: say`See the time`,
    channels: ['mail', 'push', 'sms'],
  },
});

registerPromotable({
  kind: serviceKind,
  sellerTypes: serviceTypes,
  listOwn: async (reader, sellerId) =>
    (await listAllServicesOf(reader, sellerId)).map(({ id, name: title, archivedAt }) => ({
      id,
      title,
      isOffered: archivedAt === null,
    })),
});

registerFreeDays(findFreeServices);

registerUnlisted(businessKind, { find: findKeptBusinesses, isThere: isBusinessThere });

export const appointments = defineModule({
  name: 'appointments',
  routes: [
    serviceRoutes,
    listingRoutes,
    packageRoutes,
    personRoutes,
    bookingRoutes,
    quoteRoutes,
    enquiryRoutes,
    waitRoutes,
    projectRoutes,
  ],
  reactions: serviceReactions,
  lives: {
    [quoteLife.name]: { life: quoteLife, onTime: expireQuote },
    [enquiryLife.name]: { life: enquiryLife },
    [waitLife.name]: { life: waitLife, onTime: waitOnTime },
  },
  jobs: { [offerFreedJob]: offerFreed, [remindOfVisitJob]: remindOfVisit },
  subjects: {
    [serviceKind]: serviceSubject,
    [businessKind]: businessSubject,
    [quoteKind]: quoteSubject,
  },
  personalData: appointmentsPersonalData,
});
