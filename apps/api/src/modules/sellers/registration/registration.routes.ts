import * as contract from '@souk/contract/modules/sellers/registration';
import type { Api } from '../../../platform/http/api.ts';
import { deviceOf, signedIn } from '../../identity/index.ts';
import { completeVendor, findInvited } from './complete-vendor.ts';
import { registerBusiness } from './register-business.ts';
import { registerVendor } from './register-vendor.ts';

export function registrationRoutes(api: Api) {
  api.answer(contract.registerBusiness, async (context) =>
    signedIn(context, await registerBusiness(context.db, context.config, context.body, deviceOf(context))),
  );

  api.answer(contract.registerVendor, async ({ db, config, body }) => {
    const user = await registerVendor(db, config, body);
    return { id: user.id };
  });

  api.answer(contract.checkVendorToken, ({ db, params }) => findInvited(db, params.token));

  api.answer(contract.completeVendor, async (context) =>
    signedIn(context, await completeVendor(context.db, context.config, context.body, deviceOf(context))),
  );
}
