import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdminPlan } from '@souk/contract/modules/admin/plans';
import { count, price } from '../../../lib/format.ts';
import { FormScope } from '../../../ui/form-scope.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { periodWords } from '../../promotions/index.ts';
import { planActs } from '../row-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { PlanForm } from './plan-form.tsx';

/** A plan in the admin area; the free one follows the settings and cannot be changed here. */
export function PlanRow({ plan }: { plan: AdminPlan }) {
  const { t, i18n } = useLingui();
  const isFree = plan.price.cents === 0;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <b className="text-[15px] font-semibold">{plan.name}</b>
            <StatusPill status={plan.is_active ? 'active' : 'inactive'}>
              {plan.is_active ? t`Offered` : t`Not offered`}
            </StatusPill>
          </p>
          <p className="num text-sm text-ink-2">
            {price(plan.price.cents)} {i18n._(periodWords[plan.period])} ·{' '}
            <Plural
              value={plan.subscribers}
              one="# subscriber"
              other={`${count(plan.subscribers)} subscribers`}
            />
          </p>
        </div>
        {!isFree && plan.subscribers === 0 && <DeskActs of={planActs} row={plan} />}
      </div>
      {isFree ? (
        <p className="text-sm text-ink-3">
          <Trans>Its limits are set under Settings.</Trans>
        </p>
      ) : (
        <details className="mt-1">
          <summary className="tap w-fit text-sm font-semibold text-brand-ink">
            <Trans>Edit</Trans>
          </summary>
          <div className="mt-3">
            <p className="mb-3 text-sm text-ink-2">
              <Trans>Current subscribers keep their price and limits.</Trans>
            </p>
            <FormScope>
              <PlanForm plan={plan} />
            </FormScope>
          </div>
        </details>
      )}
    </li>
  );
}
