import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLogin } from '../../../../shell/login/login-context.tsx';
import bag from '../../../../ui/art/bag.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FullPageNotice } from '../../../../ui/full-page-notice.tsx';

/** A page of one's own for somebody who is not logged in: the login opens, nothing is told. */
export function LoginFirst({ title, children }: { title: ReactNode; children: ReactNode }) {
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
  const query = new URLSearchParams({ back: `${pathname}${search}` });
  return (
    <FullPageNotice
      title={title}
      object={bag}
      palette="rose"
      actions={
        <ButtonLink to={`/login?${query}`} onClick={ask}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      {children}
    </FullPageNotice>
  );
}
