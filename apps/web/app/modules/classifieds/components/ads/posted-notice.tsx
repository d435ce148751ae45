import { Trans } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { CircleCheck } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';

/** The ad that was just posted, and what happens next. */
export function PostedNotice({ ad }: { ad: Ad }) {
  return (
    <div className="mt-6 flex items-start gap-3 rounded-lg bg-good-soft p-4">
      <Icon of={CircleCheck} size={22} className="mt-0.5 text-good" />
      <div>
        <p className="font-semibold text-good">
          <Trans>Ad posted successfully and is pending for approval from Admin.</Trans>
        </p>
        <p className="mt-1 text-[15px] text-ink-2">
          <Trans>You get a notification as soon as it is public.</Trans>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[15px]">
          <TextLink to={ad.path}>
            <Trans>See your ad</Trans>
          </TextLink>
          <TextLink to={`/update-ad/${ad.id}`}>
            <Trans>Edit it</Trans>
          </TextLink>
          <TextLink to="/post-ad">
            <Trans>Post another ad</Trans>
          </TextLink>
        </p>
      </div>
    </div>
  );
}
