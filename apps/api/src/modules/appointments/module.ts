import { defineModule } from '../../platform/module.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import { appointmentsPersonalData } from './personal-data.ts';
import { serviceReactions } from './reactions.ts';
import { serviceKind } from './services/index-service.ts';
import { serviceRoutes } from './services/service.routes.ts';
import { serviceSubject } from './services/service-subject.ts';

export const appointments = defineModule({
  name: 'appointments',
  routes: [serviceRoutes, bookingRoutes],
  reactions: serviceReactions,
  subjects: { [serviceKind]: serviceSubject },
  personalData: appointmentsPersonalData,
});
