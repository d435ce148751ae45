import * as contract from '@souk/contract/modules/sellers/profiles';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { changeLogo } from './change-logo.ts';
import { presentOwnBusiness, presentPublicBusiness } from './profile.present.ts';
import { findBusinessBySlug, getBusiness } from './profile.queries.ts';
import { removeLogo } from './remove-logo.ts';
import { updateBusiness } from './update-business.ts';

export function profileRoutes(api: Api) {
  api.answer(contract.getBusinessProfile, async ({ db, user }) =>
    presentOwnBusiness(db, await getBusiness(db, user.id)),
  );

  api.answer(contract.getPublicBusiness, async ({ db, params }) =>
    presentPublicBusiness(db, await getBusiness(db, params.user_id)),
  );

  api.answer(contract.getPublicBusinessBySlug, async ({ db, params }) => {
    const business = await findBusinessBySlug(db, params.slug, params.module);
    if (!business) throw new Problem('user-not-found');
    return presentPublicBusiness(db, business);
  });

  api.answer(contract.updateCompanyLogo, async ({ db, user, files }) => ({
    company_logo: await changeLogo(db, user, files),
  }));

  api.answer(contract.removeCompanyLogo, async ({ db, user }) => {
    await removeLogo(db, user.id);
    return null;
  });

  api.answer(contract.updateBusinessProfile, async ({ db, config, user, body }) =>
    presentOwnBusiness(db, await updateBusiness(db, config, user.id, body)),
  );
}
