import * as contract from '@souk/contract/modules/identity/registration';
import type { Api } from '../../../platform/http/api.ts';
import { deviceOf } from '../sessions/device.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { registerUser } from './register-user.ts';

export function registrationRoutes(api: Api) {
  api.answer(contract.register, async (context) =>
    signedIn(context, await registerUser(context.db, context.config, context.body, deviceOf(context))),
  );
}
