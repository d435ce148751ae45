import * as contract from '@souk/contract/modules/identity/otp';
import type { Api } from '../../../platform/http/api.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

export function otpRoutes(api: Api) {
  api.answer(contract.sendOtp, async ({ db, body, config, viewer, address }) =>
    sendOtp(db, { ...body, country: config.DEFAULT_COUNTRY, userId: viewer?.id, address }),
  );

  api.answer(contract.verifyOtp, async ({ db, body, config }) =>
    verifyOtp(db, { ...body, country: config.DEFAULT_COUNTRY }),
  );
}
