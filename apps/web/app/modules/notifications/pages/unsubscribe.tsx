import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showUnsubscription, unsubscribe } from '@souk/contract/modules/notifications/unsubscriptions';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { useViewer } from '../../../lib/page-root.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { access: 'public', screen: 'Unsubscribe' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Unsubscribe`),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

async function find(args: PageArgs, token: string) {
  try {
    return await call(args, showUnsubscription, { query: { token } });
  } catch (error) {
    if (error instanceof ApiProblem && [404, 423].includes(error.status)) return null;
    throw error;
  }
}

export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const found = await find(args, token);
  return data({ token, found }, { status: found ? 200 : 404 });
}

/**
 * The page's own form, or a mail provider's single post without cookie and origin, whose token is in the address and
 * which must not be redirected (RFC 8058).
 */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const address = new URL(args.request.url);
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
  const token = String(form.get('token') ?? address.searchParams.get('token') ?? '');
  const stopped = await submit(args, unsubscribe, { form: new FormData(), also: { token } });
  if (!stopped.ok) {
    const { form: text, fields } = stopped.problems;
    const problem = problemText({ status: stopped.status, message: text ?? '', fields });
    return data({ problem }, { status: stopped.status });
  }
  if (isOneClick) return data({ problem: null });
  return redirectWithToast(args, `/unsubscribe?${new URLSearchParams({ token })}`, stopped.message);
}

const home = (
  <ButtonLink to="/" tone="line">
    <Trans>Go home</Trans>
  </ButtonLink>
);

const LinkEnded = () => (
  <FullPageNotice title={<Trans>This link is no longer valid</Trans>} actions={home}>
    <Trans>Open the link in a newer email, or log in to change your notification settings.</Trans>
  </FullPageNotice>
);

function SettingsLink() {
  const viewer = useViewer();
  if (!viewer) return home;
  return (
    <ButtonLink to="/notifications/settings" tone="line">
      <Trans>All notification settings</Trans>
    </ButtonLink>
  );
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found } = loaderData;
  if (!found) return <LinkEnded />;
  const { email, words, is_on } = found;
  const problem = actionData?.problem;
  if (!is_on)
    return (
      <FullPageNotice title={<Trans>You are unsubscribed</Trans>} actions={<SettingsLink />}>
        <Trans>You will not get any more e-mails of this kind.</Trans>{' '}
        <Trans>
          {email} will not get these any more: {words}
        </Trans>
      </FullPageNotice>
    );
  return (
    <FullPageNotice
      title={<Trans>Stop these e-mails?</Trans>}
      actions={
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <SubmitButton>
            <Trans>Unsubscribe</Trans>
          </SubmitButton>
        </Form>
      }
    >
      <p>
        <Trans>
          E-mails to {email} about: {words}
        </Trans>
      </p>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-bad">
          {problem}
        </p>
      )}
    </FullPageNotice>
  );
}
