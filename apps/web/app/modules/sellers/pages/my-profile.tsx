import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { getProfileSetup } from '@souk/contract/modules/sellers/setup';
import { Eye, Pencil } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { AccountFrame } from '../../identity/index.ts';
import { BusinessHead } from '../components/business-head.tsx';
import { MyBusinessPanels } from '../components/my-business-panels.tsx';
import { SetupNotice } from '../components/setup-notice.tsx';
import { loadBusinessPapers } from '../load-business.server.ts';
import type { Route } from './+types/my-profile.ts';

export const handle = { access: 'business:*', screen: 'MyProfile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Your business`)];

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const [business, setup, papers] = await Promise.all([
    call(args, getBusinessProfile),
    call(args, getProfileSetup),
    loadBusinessPapers(args),
  ]);
  return { business, setup, papers };
}

export default function MyProfile({ loaderData: { business, setup, papers } }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={<Trans>Your business</Trans>}
      aside={
        <span className="flex flex-wrap gap-2.5">
          <ButtonLink to="/business-profile" tone="line" icon={Eye}>
            <Trans>See it as customers do</Trans>
          </ButtonLink>
          <ButtonLink to="/edit-business-Profile" icon={Pencil}>
            <Trans>Edit your business</Trans>
          </ButtonLink>
        </span>
      }
    >
      {!setup.profile_completed && <SetupNotice setup={setup} />}
      <section className="panel p-5 md:p-6">
        <BusinessHead business={business} headingLevel={2} />
        {business.description && (
          <p className="mt-5 max-w-[65ch] break-words whitespace-pre-line text-ink-2">
            {business.description}
          </p>
        )}
      </section>
      <MyBusinessPanels business={business} papers={papers} />
    </AccountFrame>
  );
}
