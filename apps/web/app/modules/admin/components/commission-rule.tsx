import { Trans, useLingui } from '@lingui/react/macro';
import type { CommissionRule } from '@souk/contract/modules/payments/commissions';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { FormScope } from '../../../ui/form-scope.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { typeWords } from '../desk-words.ts';
import { commissionActs } from '../row-acts.ts';
import { type CategoryOption, CommissionForm } from './commission-form.tsx';
import { DeskActs } from './desk-acts.tsx';

/** A rule's conditions, in words. */
function Conditions({ rule: { category, seller_type: type, seller } }: { rule: CommissionRule }) {
  const { i18n } = useLingui();
  if (!category && !type && !seller) return <Trans>Everything</Trans>;
  const parts = [category?.name, type && i18n._(typeWords(type)), seller?.name].filter(Boolean);
  return <bdi>{parts.join(', ')}</bdi>;
}

/** A rule's terms, in words. */
export function Terms({ rule }: { rule: Pick<CommissionRule, 'percent' | 'fixed' | 'cap'> }) {
  return (
    <span className="num">
      {rule.percent}%
      {rule.fixed.cents > 0 && (
        <>
          {' '}
          <Trans>plus {price(rule.fixed.cents)}</Trans>
        </>
      )}
      {rule.cap && (
        <>
          {', '}
          <Trans>at most {price(rule.cap.cents)}</Trans>
        </>
      )}
    </span>
  );
}

const action = '/admin/commissions/order';

function Move({ ids, by, label }: { ids: readonly number[]; by: 'up' | 'down'; label: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <IconButton type="submit" icon={by === 'up' ? ArrowUp : ArrowDown} label={label} />
    </Form>
  );
}

/** The order of the rules with one of them moved by one place. */
const moved = (ids: readonly number[], index: number, step: 1 | -1): number[] => {
  const [id = 0] = ids.slice(index, index + 1);
  return ids.toSpliced(index, 1).toSpliced(index + step, 0, id);
};

interface CommissionRuleRowProps {
  rules: readonly CommissionRule[];
  rule: CommissionRule;
  index: number;
  categories: readonly CategoryOption[];
}

/** One rule with its position; the first that matches applies. */
export function CommissionRuleRow({ rules, rule, index, categories }: CommissionRuleRowProps) {
  const { t } = useLingui();
  const ids = rules.map(({ id }) => id);
  const number = index + 1;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="num grid size-8 shrink-0 place-items-center rounded-full bg-inset text-sm font-semibold">
          {number}
        </span>
        <p className="min-w-0 flex-1 basis-40">
          <b className="block text-[15px] font-semibold">
            <Conditions rule={rule} />
          </b>
          <span className="block text-sm text-ink-2">
            <Terms rule={rule} />
          </span>
        </p>
        {index > 0 && <Move ids={moved(ids, index, -1)} by="up" label={t`Move rule ${number} up`} />}
        {index < ids.length - 1 && (
          <Move ids={moved(ids, index, 1)} by="down" label={t`Move rule ${number} down`} />
        )}
        <DeskActs of={commissionActs} row={rule} />
      </div>
      <details className="mt-1 ps-11">
        <summary className="tap w-fit text-sm font-semibold text-brand-ink">
          <Trans>Edit</Trans>
        </summary>
        <div className="mt-3">
          <FormScope>
            <CommissionForm rule={rule} categories={categories} />
          </FormScope>
        </div>
      </details>
    </li>
  );
}
