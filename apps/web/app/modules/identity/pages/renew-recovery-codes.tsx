import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { renewRecoveryCodes } from '@souk/contract/modules/identity/second-factors';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { anewFor } from '../ask-anew.server.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import type { Route } from './+types/renew-recovery-codes.ts';

export const handle = { access: 'login', screen: 'RecoveryCodes' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Recovery codes`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const done = await submit(args, renewRecoveryCodes);
  const anew = anewFor(done, '/security');
  if (anew) return anew;
  if (!done.ok) return redirectWithToast(args, '/security', { tone: 'bad', title: wordsOf(done.problems) });
  return done.reply.recovery_codes;
}

export default function RenewRecoveryCodes({ actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={<Trans>Security</Trans>}>
      {actionData ? (
        <RecoveryCodes codes={actionData} />
      ) : (
        <ButtonLink to="/security" tone="line">
          <Trans>Back to your security settings</Trans>
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
