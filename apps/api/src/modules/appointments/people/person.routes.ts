import * as contract from '@souk/contract/modules/appointments/people';
import type { Api } from '../../../platform/http/api.ts';
import { presentPerson } from './person.present.ts';
import { savePersonProfile } from './save-person-profile.ts';

export function personRoutes(api: Api) {
  api.answer(contract.getPersonProfile, ({ db, user, params }) =>
    presentPerson(db, user, params.resource_id),
  );

  api.answer(contract.savePersonProfile, async ({ db, user, params, body, files }) => {
    await savePersonProfile(db, user, params.resource_id, body, files);
    return presentPerson(db, user, params.resource_id);
  });
}
