import type { AdminPlan, PlanForm } from '@souk/contract/modules/admin/plans';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { addPlan, changePlanTerms, type PlanTerms } from '../../promotions/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { checkPrice, type Providers } from './check-price.ts';
import { presentAdminPlans } from './plan.present.ts';

const termsOf = (form: PlanForm): PlanTerms => ({
  name: form.name,
  sellerTypes: form.seller_types,
  cents: form.price,
  period: form.period,
  adLimit: form.ad_limit ?? null,
  premiumBoosts: form.premium_boosts,
  featuredBoosts: form.featured_boosts,
  features: form.features,
  position: form.position,
  isActive: form.is_active,
});

/** Adds a plan, or changes one for the future. */
export const writePlan = (
  db: Db,
  providers: Providers,
  admin: { id: number },
  form: PlanForm,
  planId?: number,
): Promise<AdminPlan> =>
  onRecord(db, admin, async (tx, record) => {
    await checkPrice(tx, providers, form.price);
    const terms = termsOf(form);
    const isNew = planId === undefined;
    const plan = isNew ? await addPlan(tx, terms) : await changePlanTerms(tx, planId, terms);
    await record({
      action: isNew ? 'promotions.plan-added' : 'promotions.plan-changed',
      target: { kind: 'promotions.plan', id: plan.id },
      after: { name: plan.name, cents: plan.cents, ad_limit: plan.adLimit, is_active: plan.isActive },
    });
    const [shown] = await presentAdminPlans(tx, [plan]);
    if (!shown) throw new Problem('record-not-found');
    return shown;
  });
