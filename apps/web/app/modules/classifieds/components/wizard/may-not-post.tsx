import { Trans } from '@lingui/react/macro';
import tools from '../../../../ui/art/tools.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FullPageNotice } from '../../../../ui/full-page-notice.tsx';

/** Sellers who take bookings have services, not ads (rule perm-post-ad). */
export function MayNotPost() {
  return (
    <FullPageNotice
      object={tools}
      palette="saffron"
      title={<Trans>You do not have a permission to post an ad.</Trans>}
      actions={
        <ButtonLink to="/dashboards">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Ads are posted by private users, by shops, and by job, real estate and car sellers. Your business is
        found through its own page. To sell something of your own, log in with a private account.
      </Trans>
    </FullPageNotice>
  );
}
