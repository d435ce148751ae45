import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { FormProblems } from '../../lib/api.server.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import { linkClass, TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SocialButtons } from './social-buttons.tsx';

export type LoginView = 'login' | 'forgot';

interface LoginPanelProps {
  titleId: string;
  view: LoginView;
  /** Swaps the view in place; without scripts the links lead to the page with the other view. */
  onView: (view: LoginView) => void;
  headingLevel: 1 | 2;
  /** Where the login was opened, on its own page. */
  back?: string;
  /** The refusal of the last attempt, if the page was posted without scripts. */
  problems?: FormProblems | undefined;
  /** Shown above the form. */
  notice?: ReactNode;
}

/** The page to return to: the one below the modal, unless the login's own page names another. */
function useBack(given: string | undefined): string {
  const { pathname, search } = useLocation();
  return given ?? `${pathname}${search}`;
}

/** E-mail as typed, without the spaces around it (B-047). */
function useTrimmed() {
  const [value, setValue] = useState<string>();
  return {
    ...(value === undefined ? {} : { value }),
    onChange: (event: { target: { value: string } }) => setValue(event.target.value.trim()),
  };
}

/** Refusals of a login are shown as an error toast as well (B-048). */
function useRefusalToast(problems: FormProblems | undefined) {
  const show = useToast();
  useEffect(() => {
    if (problems?.form) show({ tone: 'bad', title: problems.form });
  }, [problems, show]);
}

function EmailField() {
  const { t } = useLingui();
  const trimmed = useTrimmed();
  return (
    <TextField
      name="email"
      type="email"
      label={t`Email id`}
      autoComplete="email"
      data-autofocus=""
      {...trimmed}
    />
  );
}

function LoginForm({
  back,
  onForgot,
  problems,
}: {
  back: string;
  onForgot: (event: MouseEvent) => void;
  problems: FormProblems | undefined;
}) {
  const { t } = useLingui();
  const fetcher = useFetcher<FormProblems>();
  useRefusalToast(fetcher.data);
  return (
    <FormScope of={fetcher.data ?? problems}>
      <fetcher.Form method="post" action="/login" noValidate className="mt-6 space-y-4">
        <FormProblem />
        <input type="hidden" name="_back" value={back} />
        <EmailField />
        <PasswordField
          name="password"
          label={t`Password`}
          aside={
            <Link to="/login?view=forgot" onClick={onForgot} className={`${linkClass} tap text-sm`}>
              <Trans>Forgot Password</Trans>
            </Link>
          }
        />
        <SubmitButton fetcher={fetcher} size="lg" isWide>
          <Trans>Log in</Trans>
        </SubmitButton>
      </fetcher.Form>
      <div className="mt-3">
        <PasskeyButton action="/login/passkey" fields={() => ({ _back: back })}>
          <Trans>Log in with a passkey</Trans>
        </PasskeyButton>
      </div>
    </FormScope>
  );
}

interface ForgotReply {
  message?: string;
  problems?: FormProblems;
}

function ForgotForm({ onBack }: { onBack: (event: MouseEvent) => void }) {
  const fetcher = useFetcher<ForgotReply>();
  const show = useToast();
  const { data } = fetcher;
  useRefusalToast(data?.problems);
  useEffect(() => {
    if (data?.message) show({ tone: 'good', title: data.message });
  }, [data, show]);
  return (
    <FormScope of={data?.problems}>
      <fetcher.Form method="post" action="/forgot-password" noValidate className="mt-6 space-y-4">
        <FormProblem />
        {data?.message && (
          <p className="rounded-lg bg-good-soft p-4 text-[15px] font-semibold text-good">{data.message}</p>
        )}
        <EmailField />
        <SubmitButton fetcher={fetcher} size="lg" isWide>
          <Trans>Send reset link</Trans>
        </SubmitButton>
        <p className="text-center text-[15px]">
          <Link to="/login" onClick={onBack} className={`${linkClass} tap`}>
            <Trans>Back to login</Trans>
          </Link>
        </p>
      </fetcher.Form>
    </FormScope>
  );
}

/** Titles and forms of the login, for the modal and for its page (B-043, B-044). */
export function LoginPanel({
  titleId,
  view,
  onView,
  headingLevel,
  back: given,
  problems,
  notice,
}: LoginPanelProps) {
  const Heading = `h${headingLevel}` as const;
  const back = useBack(given);
  const swap = (to: LoginView) => (event: MouseEvent) => {
    event.preventDefault();
    onView(to);
  };
  if (view === 'forgot')
    return (
      <>
        <Heading id={titleId} className="h-sec pe-12 text-balance">
          <Trans>Forgot Password</Trans>
        </Heading>
        <p className="mt-1.5 text-ink-2">
          <Trans>Enter your email and we’ll send you a link to choose a new password.</Trans>
        </p>
        <ForgotForm onBack={swap('login')} />
      </>
    );
  return (
    <>
      <Heading id={titleId} className="h-sec pe-12 text-balance">
        <Trans>Please login to access these features</Trans>
      </Heading>
      <p className="mt-1.5 text-ink-2">
        <Trans>Save things, write to sellers and post ads.</Trans>
      </p>
      {notice}
      <LoginForm back={back} onForgot={swap('forgot')} problems={problems} />
      <SocialButtons back={back} />
      <p className="mt-5 text-center text-[15px] text-ink-2">
        <Trans>
          New to Souk? <TextLink to="/signup">Create an account</TextLink>
        </Trans>
      </p>
    </>
  );
}
