import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getPayout } from '@souk/contract/modules/payments/payouts';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { PayoutLineList } from '../components/payout-line-list.tsx';
import { bankWords, payoutLooks } from '../state-words.ts';
import type { Route } from './+types/payout.ts';

export const handle = { access: 'business:*', screen: 'PayoutDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  return { payout: await call(args, getPayout, { params: args.params }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, msg`Payout ${loaderData?.payout.number ?? ''}`),
];

export default function PayoutPage({ loaderData: { payout } }: Route.ComponentProps) {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  const sum = payout.lines.reduce((total, { amount }) => total + amount.cents, 0);
  return (
    <OwnPage
      width="read"
      crumbs={<Breadcrumbs crumbs={[{ label: t`Payouts`, to: '/payouts' }, { label: payout.number }]} />}
      title={
        <Trans>
          Payout <bdi className="num">{payout.number}</bdi>
        </Trans>
      }
    >
      <section className="panel flex flex-wrap items-end justify-between gap-4 p-5 md:p-6">
        <div>
          <p className="font-display text-3xl font-bold tracking-[-0.02em]">
            <Amount of={payout.amount} />
          </p>
          <p className="num mt-1 text-[15px] text-ink-2">
            {i18n._(bankWords[payout.method])}
            {' · '}
            {payout.settled_at ? (
              <Trans>settled on {slashDate(payout.settled_at)}</Trans>
            ) : (
              <Trans>made on {slashDate(payout.created_at)}</Trans>
            )}
          </p>
          {payout.failure && <p className="mt-2 text-[15px] text-bad">{payout.failure}</p>}
          {(payout.status === 'failed' || payout.status === 'returned') && (
            <p className="mt-1 text-[15px] text-ink-2">
              <Trans>Nothing is lost: the money goes into your next payout.</Trans>
            </p>
          )}
        </div>
        <LookPill of={payoutLooks[payout.status]} />
      </section>
      <section aria-labelledby="why" className="panel mt-4 p-5 md:p-6">
        <h2 id="why" className="h-panel">
          <Trans>Why this amount</Trans>
        </h2>
        <p className="mt-0.5 mb-3 text-[15px] text-ink-2">
          <Trans>
            Everything credited to you since the last payout. Open a line to see how it was worked out.
          </Trans>
        </p>
        <PayoutLineList lines={payout.lines} />
        <p className="mt-2 flex items-end justify-between gap-4 border-t border-line pt-4 font-semibold">
          <Trans>Total</Trans>
          <span className="font-display text-2xl font-bold">
            <Amount of={{ cents: sum, currency: payout.amount.currency }} />
          </span>
        </p>
      </section>
    </OwnPage>
  );
}
