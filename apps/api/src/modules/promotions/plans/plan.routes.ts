import * as contract from '@souk/contract/modules/promotions/plans';
import { moduleOf, type SellerType } from '@souk/contract/shared/seller-types';
import type { Api } from '../../../platform/http/api.ts';
import { getSettings } from '../../settings/index.ts';
import { presentPlan } from './plan.present.ts';
import { listOffered } from './plan.queries.ts';

const mayHavePlan = (type: SellerType | undefined): boolean =>
  contract.planSellerTypes.some((planType) => planType === type);

export function planRoutes(api: Api) {
  api.answer(contract.listPlans, async ({ db, viewer, query }) => {
    const { seller_type, module_type } = query;
    const own = mayHavePlan(viewer?.sellerType) ? viewer?.sellerType : undefined;
    const sellerType = seller_type ?? own;
    const settings = await getSettings(db);
    const offered = await listOffered(db, sellerType);
    return offered
      .filter(({ sellerTypes }) => !module_type || sellerTypes.some((type) => moduleOf[type] === module_type))
      .map((plan) => presentPlan(plan, settings, sellerType));
  });
}
