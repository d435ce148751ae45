import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect } from 'react';
import { loginAddress } from '../../../../lib/login-address.ts';
import { useLogin } from '../../../../shell/login/login-context.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';

/** Only here somebody signs in; what they have written stays, on the page and for two hours in the browser. */
export function LoginToSend({ back }: { back: string }) {
  const login = useLogin();
  useEffect(() => login.open(), [login]);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    login.open();
  };
  return (
    <section role="alert" className="rounded-lg bg-info-soft p-5">
      <h2 className="h-panel">
        <Trans>Log in to send it</Trans>
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-2">
        <Trans>What you have written stays. Then send the request once more.</Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={loginAddress(back)} onClick={ask} tone="line">
          <Trans>Log in</Trans>
        </ButtonLink>
        <ButtonLink to="/signup" tone="line">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
