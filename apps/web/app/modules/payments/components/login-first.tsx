import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../../../lib/login-address.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';

/** A visitor is asked to log in first: by the modal, without scripts by a link. */
export function LoginFirst({ title, children }: { title: ReactNode; children: ReactNode }) {
  const login = useLogin();
  const { pathname } = useLocation();
  useEffect(() => login.open(), [login]);
  return (
    <FullPageNotice
      title={title}
      actions={
        <ButtonLink to={loginAddress(pathname)}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      {children}
    </FullPageNotice>
  );
}
