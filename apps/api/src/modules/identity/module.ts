import { defineModule } from '../../platform/module.ts';
import { otpRoutes } from './otp/otp.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

export const identity = defineModule({
  name: 'identity',
  routes: [sessionRoutes, registrationRoutes, otpRoutes],
});
