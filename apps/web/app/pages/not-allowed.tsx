import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/button.tsx';
import { FullPageNotice } from '../ui/full-page-notice.tsx';

/** For accounts that may not see a page; it links home. */
export function NotAllowed() {
  return (
    <FullPageNotice
      palette="saffron"
      title={<Trans>You are not an authorized user</Trans>}
      actions={
        <ButtonLink to="/">
          <Trans>Go home</Trans>
        </ButtonLink>
      }
    >
      <Trans>This page belongs to another kind of account. Home shows everything that yours can do.</Trans>
    </FullPageNotice>
  );
}
