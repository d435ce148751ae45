import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { Pencil } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { AccountFrame } from '../../identity/index.ts';
import { ProfileFacts } from '../components/profile-facts.tsx';
import { ProfileShortcuts } from '../components/profile-shortcuts.tsx';
import type { Route } from './+types/profile.ts';

export const handle = { access: 'login', screen: 'Profile' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Your account`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { profile: await call(args, getUserProfile) };
}

export default function Profile({ loaderData: { profile } }: Route.ComponentProps) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const since = slashDate(profile.member_since);
  const image = profile.image && pictureUrl(profile.image, { w: 268, h: 268 });
  return (
    <AccountFrame
      title={<Trans>Your account</Trans>}
      aside={
        <ButtonLink to="/editProfile" tone="line" icon={Pencil}>
          <Trans>Edit profile</Trans>
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <section className="panel p-5 md:p-6">
          <div className="flex flex-wrap items-center gap-5">
            <Avatar name={profile.name} src={image} size={134} alt={t`Your picture`} />
            <div className="min-w-0">
              <h2 className="h-sec break-words">{profile.name}</h2>
              {profile.username && <p className="text-ink-2">@{profile.username}</p>}
              <p className="num mt-1 text-sm text-ink-3">
                <Trans>On Souk since {since}</Trans>
              </p>
            </div>
          </div>
          <ProfileFacts profile={profile} />
        </section>
        <ProfileShortcuts sellerType={profile.seller_type} />
      </div>
    </AccountFrame>
  );
}
