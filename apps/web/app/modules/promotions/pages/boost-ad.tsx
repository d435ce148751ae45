import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { loadBoostPay, payBoost } from '../boost-pay.server.ts';
import { BoostPay } from '../components/boost-pay.tsx';
import type { Route } from './+types/boost-ad.ts';

export const handle = { access: 'private', screen: 'BoostAdPay' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Boost your listing`)];

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadBoostPay(args, args.params.id, args.params.price);
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return payBoost(args, args.params.id, await postedForm(args));
}

export default function BoostAd({ loaderData, actionData }: Route.ComponentProps) {
  return <BoostPay key={loaderData.first} {...loaderData} problems={actionData} />;
}
