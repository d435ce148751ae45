import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/button.tsx';
import { FullPageNotice } from '../ui/full-page-notice.tsx';

/** The account may not see this; home is the way on. */
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
