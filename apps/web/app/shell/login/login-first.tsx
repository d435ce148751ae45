import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../../lib/login-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FullPageNotice } from '../../ui/full-page-notice.tsx';
import { useLogin } from './login-context.tsx';

/** A page that needs a login: the modal opens; without scripts there is a link. */
export function LoginFirst(notice: Omit<ComponentProps<typeof FullPageNotice>, 'actions'>) {
  const login = useLogin();
  const { pathname, search } = useLocation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    login.open();
  }, [login]);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    login.open();
  };
  return (
    <FullPageNotice
      {...notice}
      actions={
        <ButtonLink to={loginAddress(`${pathname}${search}`)} onClick={ask}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    />
  );
}
