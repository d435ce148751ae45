import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@souk/contract/modules/identity/profiles';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { phoneWords } from '../../identity/index.ts';
import { placeName } from '../../locations/index.ts';

function Fact({ label, children, to }: { label: string; children: ReactNode; to: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <dt className="w-28 shrink-0 text-sm text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">
        {children || (
          <TextLink to={to}>
            <Trans>Add</Trans>
            <span className="sr-only">{label}</span>
          </TextLink>
        )}
      </dd>
    </div>
  );
}

function Phone({ profile }: { profile: UserProfile }) {
  if (!profile.phone) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi dir="ltr" className="num">
        {phoneWords(profile.countryCode, profile.phone)}
      </bdi>
      {profile.phone_verified ? (
        <StatusPill status="confirmed">
          <Trans>Verified</Trans>
        </StatusPill>
      ) : (
        <TextLink to="/verify-phone?next=/profile" className="text-[15px]">
          <Trans>Verify now</Trans>
        </TextLink>
      )}
    </span>
  );
}

function Email({ profile }: { profile: UserProfile }) {
  return (
    <>
      <bdi>{profile.email}</bdi>
      {profile.new_email && (
        <span className="block text-sm text-ink-2">
          <Trans>Waiting for confirmation: {profile.new_email}</Trans>
        </span>
      )}
    </>
  );
}

/** What the account knows of its owner. */
export function ProfileFacts({ profile }: { profile: UserProfile }) {
  const { shortMonthDate } = useDates();
  const { t } = useLingui();
  return (
    <dl className="mt-5 border-t border-line">
      <Fact label={t`E-mail`} to="/editProfile#email">
        <Email profile={profile} />
      </Fact>
      <Fact label={t`Mobile`} to="/editProfile#mobile">
        {profile.phone && <Phone profile={profile} />}
      </Fact>
      <Fact label={t`Address`} to="/editProfile#address">
        {profile.address && placeName(profile.address)}
      </Fact>
      <Fact label={t`Birth date`} to="/editProfile#details">
        {profile.dob && <span className="num">{shortMonthDate(profile.dob)}</span>}
      </Fact>
      <Fact label={t`Time zone`} to="/editProfile#preferences">
        {profile.display_time_zone ?? t`As my browser`}
      </Fact>
    </dl>
  );
}
