import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { getProfileSetup } from '@souk/contract/modules/sellers/setup';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { loadBusinessPapers, loadCategoryChoices } from './load-business.server.ts';
import { setupTargetOf, shownStep } from './setup-steps.ts';

const noPapers = { documents: [], gallery: [], portfolios: [], brochures: [], certificates: [] };

/** The wizard of the viewer's seller type, at the step that the address names. */
export async function loadSetup(args: PageArgs, cidOrStep: string | undefined) {
  const viewer = await requireUser(args);
  const isBusiness = viewer.seller_type !== 'private';
  const [setup, profile, business, categories, papers] = await Promise.all([
    call(args, getProfileSetup),
    call(args, getUserProfile),
    isBusiness ? call(args, getBusinessProfile) : null,
    isBusiness ? loadCategoryChoices(args, viewer) : [],
    isBusiness ? loadBusinessPapers(args) : noPapers,
  ]);
  const target = setupTargetOf(cidOrStep);
  const askedId = target.kind === 'category' ? target.categoryId : undefined;
  return { setup, step: shownStep(setup, target), askedId, profile, business, categories, ...papers };
}

export type SetupData = Awaited<ReturnType<typeof loadSetup>>;
