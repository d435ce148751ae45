import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getPublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { Eye, Pencil } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BusinessView } from '../components/business-view.tsx';
import type { Route } from './+types/business-profile.ts';

export const handle = { access: 'business:*', screen: 'BusinessProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Your page`)];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireBusiness(args);
  return { business: await call(args, getPublicBusiness, { params: { user_id: viewer.user_id } }) };
}

export default function BusinessProfile({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="page pt-6">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-info-soft px-4 py-3">
          <p className="flex items-center gap-2 text-[15px] font-semibold text-info">
            <Icon of={Eye} />
            <Trans>This is how customers see your page</Trans>
          </p>
          <ButtonLink to="/edit-business-Profile" tone="line" size="sm" icon={Pencil}>
            <Trans>Edit your business</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className="page pt-8 pb-20">
        <BusinessView business={loaderData.business} />
      </div>
    </>
  );
}
