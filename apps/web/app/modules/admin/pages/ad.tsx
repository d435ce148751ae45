import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getAdminAd } from '@souk/contract/modules/admin/ads';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { TextLink } from '../../../ui/link.tsx';
import { AdPreview } from '../components/ad-preview.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { QueueDecisions } from '../components/queue-decisions.tsx';
import { ReviewPanels } from '../components/review-panels.tsx';
import { StatePill } from '../components/state-pill.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/ad.ts';

export const handle = { access: 'admin', screen: 'AdminAdDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { ad: await call(args, getAdminAd, { params: { id: args.params.id } }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, loaderData?.ad.title ?? msg`Ad`);

export default function AdminAd({ loaderData }: Route.ComponentProps) {
  const { ad } = loaderData;
  return (
    <>
      <DeskHead
        title={ad.title}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatePill state={ad.state} />
            <TextLink to="/admin/ads?status=pending">
              <Trans>Back to the queue</Trans>
            </TextLink>
            {['approved', 'sold'].includes(ad.state) && (
              <TextLink to={ad.path}>
                <Trans>Open on the market</Trans>
              </TextLink>
            )}
          </span>
        }
      >
        <QueueDecisions queue="ads" item={ad} />
      </DeskHead>
      <ReviewPanels review={ad}>
        <AdPreview ad={ad} />
      </ReviewPanels>
    </>
  );
}
