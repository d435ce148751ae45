import { Trans } from '@lingui/react/macro';
import { cancelSubscription, getSubscription } from '@souk/contract/modules/promotions/subscriptions';
import { Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { Route } from './+types/cancel-subscription.ts';

export const handle = { access: 'business:retail,job,real_estate,car_dealer', screen: 'SubscriptionCancel' };

const planned = ['retail', 'job', 'real_estate', 'car_dealer'] as const;

export const meta: Route.MetaFunction = () => [{ title: 'Cancel subscription | Souk' }];

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, planned);
  const subscription = await call(args, getSubscription);
  if (!subscription?.deeds.includes('cancel')) throw redirect('/subscription');
  return { subscription };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, planned);
  const done = await submit(args, cancelSubscription);
  return done.ok
    ? redirectWithToast(args, '/subscription', done.message)
    : redirectWithToast(args, '/subscription', { tone: 'bad', title: wordsOf(done.problems) });
}

export default function CancelSubscription({ loaderData: { subscription } }: Route.ComponentProps) {
  const { slashDate } = useDates();
  const { name } = subscription.plan;
  const isPaid = subscription.status === 'active' && subscription.ends_at !== null;
  return (
    <OwnPage width="form" title={<Trans>Cancel {name}?</Trans>}>
      <section className="panel p-5 md:p-6">
        <p className="text-[15px] text-ink-2">
          {isPaid ? (
            <Trans>
              You keep everything until {slashDate(subscription.ends_at ?? '')}, the end of what is paid. Then
              the free plan begins. Nothing more is charged.
            </Trans>
          ) : (
            <Trans>It ends at once, because nothing is paid. The free plan stays.</Trans>
          )}
        </p>
        <Form method="post" className="mt-5 flex flex-wrap justify-end gap-2.5">
          <ButtonLink to="/subscription" tone="line">
            <Trans>Keep {name}</Trans>
          </ButtonLink>
          <SubmitButton tone="danger">
            <Trans>Cancel subscription</Trans>
          </SubmitButton>
        </Form>
      </section>
    </OwnPage>
  );
}
