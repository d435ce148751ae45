import * as contract from '@souk/contract/modules/bookings/terms';
import type { Api } from '../../../platform/http/api.ts';
import { saveTerms } from './save-terms.ts';
import { presentTerms } from './terms.present.ts';
import { termsOf } from './terms.queries.ts';

export function termsRoutes(api: Api) {
  api.answer(contract.getBookingTerms, async ({ db, user }) => presentTerms(await termsOf(db, user.id)));

  api.answer(contract.saveBookingTerms, async ({ db, user, body }) =>
    presentTerms(await saveTerms(db, user, body)),
  );
}
