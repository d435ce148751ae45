import * as contract from '@souk/contract/modules/pages/contacts';
import type { Api } from '../../../platform/http/api.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

export function contactRoutes(api: Api) {
  api.answer(contract.contactUs, async ({ db, body }) => {
    await sendContactMessage(db, body);
    return null;
  });

  api.answer(contract.subscribeNewsletter, async ({ db, body }) => {
    await subscribeNewsletter(db, body.email);
    return null;
  });
}
