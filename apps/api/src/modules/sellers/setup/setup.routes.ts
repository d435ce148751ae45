import * as contract from '@souk/contract/modules/sellers/setup';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { completeSetup } from './complete-setup.ts';
import { findDoneSteps } from './setup.queries.ts';
import { stepsOf } from './setup.rules.ts';

export function setupRoutes(api: Api) {
  api.answer(contract.getProfileSetup, async ({ db, user }) => {
    const { profileCompleted } = await getUser(db, user.id);
    const isDone = await findDoneSteps(db, user.id);
    const steps = stepsOf(user.sellerType);
    return {
      seller_type: user.sellerType,
      steps,
      done: steps.filter((step) => isDone.has(step)),
      next: steps.find((step) => !isDone.has(step)) ?? ('' as const),
      profile_completed: profileCompleted ? (1 as const) : (0 as const),
    };
  });

  api.answer(contract.completeProfileSetup, async ({ db, user }) => {
    await completeSetup(db, user.id);
    return { profile_completed: 1 as const };
  });
}
