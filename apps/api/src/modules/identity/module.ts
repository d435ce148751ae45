import { defineModule } from '../../platform/module.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { clearOut, clearOutJob } from './accounts/clear-out.ts';
import { identityData } from './accounts/identity-data.ts';
import { failuresJob, tellFailures } from './attempts/tell-failures.ts';
import { addressLinkJob, sendAddressLink } from './contacts/send-address-link.ts';
import { otpRoutes } from './otp/otp.routes.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { resetLinkJob, sendResetLink } from './passwords/send-reset-link.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sealStoredSecrets } from './second-factors/seal-stored-secrets.ts';
import { secondFactorRoutes } from './second-factors/second-factor.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { userLife } from './users/user.life.ts';

export const identity = defineModule({
  name: 'identity',
  routes: [
    secondFactorRoutes,
    sessionRoutes,
    registrationRoutes,
    otpRoutes,
    passwordRoutes,
    profileRoutes,
    accountRoutes,
  ],
  jobs: {
    [resetLinkJob]: sendResetLink,
    [addressLinkJob]: sendAddressLink,
    [failuresJob]: tellFailures,
    [clearOutJob]: clearOut,
  },
  schedule: { [clearOutJob]: '17 3 * * *' },
  lives: { [userLife.name]: { life: userLife } },
  prepare: sealStoredSecrets,
  personalData: identityData,
});
