import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useLogin } from '../../../../shell/login/login-context.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CheckoutStep } from './checkout-step.tsx';

interface LoginStepProps {
  /** Where the login returns to. */
  back: string;
}

/** A visitor logs in first; their cart comes along. */
export function LoginStep({ back }: LoginStepProps) {
  const login = useLogin();
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    login.open();
  };
  const query = new URLSearchParams({ back });
  return (
    <CheckoutStep number={1} state="open" title={<Trans>Log in to check out</Trans>}>
      <p className="mt-1 max-w-[52ch] text-ink-2">
        <Trans>
          Your cart comes with you. With an account you can track your order, return items and find your
          invoices.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={`/login?${query}`} onClick={ask}>
          <Trans>Log in</Trans>
        </ButtonLink>
        <ButtonLink to="/signup" tone="line">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </CheckoutStep>
  );
}
