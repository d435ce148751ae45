import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan } from '@souk/contract/modules/promotions/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, price } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { planPayPath } from '../price-param.ts';
import { periodWords } from '../promotion-words.ts';

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** Null where the viewer can have no plan. */
  standing: 'present' | 'next' | 'open' | 'visitor' | null;
}

function Gain({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-[15px]">
      <Icon of={Check} size={18} className="mt-[3px] text-good" />
      <span>{children}</span>
    </li>
  );
}

function Gains({ plan }: { plan: SubscriptionPlan }) {
  const { ad_limit: limit, premium_boosts: premium, featured_boosts: featured } = plan;
  return (
    <ul className="grid gap-2.5">
      <Gain>
        {limit === null ? (
          <Trans>As many listings as you like</Trans>
        ) : (
          <Plural value={limit} one="# listing at a time" other={`${count(limit)} listings at a time`} />
        )}
      </Gain>
      {premium > 0 && (
        <Gain>
          <Plural value={premium} one="# premium boost each period" other="# premium boosts each period" />
        </Gain>
      )}
      {featured > 0 && (
        <Gain>
          <Plural value={featured} one="# featured boost each period" other="# featured boosts each period" />
        </Gain>
      )}
      {plan.features.map((feature) => (
        <Gain key={feature}>{feature}</Gain>
      ))}
    </ul>
  );
}

const note = 'grid h-[52px] place-items-center rounded-[14px] bg-sunken text-[15px] font-semibold text-ink-2';

function Choose({ plan, standing }: PlanCardProps) {
  const { name } = plan;
  if (standing === 'present')
    return (
      <p className={note}>
        <Trans>Your plan</Trans>
      </p>
    );
  if (standing === 'next')
    return (
      <p className={note}>
        <Trans>Your next plan</Trans>
      </p>
    );
  if (standing === 'visitor')
    return (
      <ButtonLink to="/signup" tone="line" size="lg" isWide>
        <Trans>Sign up for {name}</Trans>
      </ButtonLink>
    );
  return standing === 'open' ? (
    <ButtonLink to={planPayPath(plan)} tone="line" size="lg" isWide>
      <Trans>Choose {name}</Trans>
    </ButtonLink>
  ) : null;
}

/** One of the plans that are shown side by side. */
export function PlanCard({ plan, standing }: PlanCardProps) {
  const { i18n } = useLingui();
  const isPresent = standing === 'present';
  return (
    <article className={`panel flex flex-col p-6 ${isPresent ? '!shadow-[inset_0_0_0_2px_var(--ink)]' : ''}`}>
      <h3 className="h-panel">{plan.name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <b className="num font-display text-3xl font-bold tracking-[-0.02em]">{price(plan.price.cents)}</b>
        <span className="text-ink-2">{i18n._(periodWords[plan.period])}</span>
      </p>
      <p className="mb-5 text-sm text-ink-3">
        {plan.price.cents > 0 ? <Trans>Includes GST</Trans> : <Trans>No card needed</Trans>}
      </p>
      <Gains plan={plan} />
      <div className="mt-auto pt-6">
        <Choose plan={plan} standing={standing} />
      </div>
    </article>
  );
}
