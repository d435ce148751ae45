import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkVendorToken, completeVendor } from '@souk/contract/modules/sellers/registration';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireGuest } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { DoorFrame, NewPasswordFields, pageMismatch, withMismatch } from '../../identity/index.ts';
import type { Route } from './+types/complete-registration.ts';

export const handle = { access: 'guest-only', screen: 'CompleteRegistration' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Complete your account`),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireGuest(args);
  const { token } = args.params;
  try {
    return data({ invited: await call(args, checkVendorToken, { params: { token } }), problem: '' });
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500)
      return data({ invited: undefined, problem: problemText(error) }, { status: error.status });
    throw error;
  }
}

/** Sets the first password of a registered vendor and signs them in. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const completed = await submit(args, completeVendor, {
    form,
    also: { token: args.params.token, agree_terms: form.get('agree_terms') ?? 'off' },
  });
  if (!completed.ok)
    return data(withMismatch(completed.problems, form, pageStateOf(args).say(pageMismatch.choosing)), {
      status: completed.status,
    });
  return redirectWithToast(args, '/profile-setup', completed.message);
}

function LinkSpent({ problem }: { problem: string }) {
  return (
    <FullPageNotice
      palette="clay"
      title={problem}
      actions={
        <ButtonLink to="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link has been used already or has expired.</Trans>
    </FullPageNotice>
  );
}

export default function CompleteRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { invited, problem } = loaderData;
  if (!invited) return <LinkSpent problem={problem} />;
  return (
    <DoorFrame
      title={invited.business_name}
      lead={
        <Trans>
          Choose a password for <bdi>{invited.email}</bdi>, then set up your business.
        </Trans>
      }
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem />
          <input type="hidden" name="_username" autoComplete="username" value={invited.email} readOnly />
          <NewPasswordFields label={t`Password`} confirmLabel={t`Confirm password`} />
          <Checkbox
            name="agree_terms"
            label={
              <Trans>
                I agree to the <TextLink to="/footer-pages/terms-of-use">Terms of Use</TextLink> and the{' '}
                <TextLink to="/footer-pages/privacy-policy">Privacy Policy</TextLink>
              </Trans>
            }
          />
          <SubmitButton size="lg" isWide>
            <Trans>Continue to your business</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
    </DoorFrame>
  );
}
