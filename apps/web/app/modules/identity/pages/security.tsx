import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listSecondFactors, type SecondFactor } from '@souk/contract/modules/identity/second-factors';
import { KeyRound, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { useNow } from '../../../lib/page-root.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountFrame } from '../components/account-frame.tsx';
import { Panel } from '../components/panel.tsx';
import type { Route } from './+types/security.ts';

export const handle = { access: 'login', screen: 'Security' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Security`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return call(args, listSecondFactors);
}

function FactorRow({ factor }: { factor: SecondFactor }) {
  const { timeAgo } = useDates();
  const { t } = useLingui();
  const used = timeAgo(factor.last_used_at ?? factor.created_at, useNow());
  const isApp = factor.kind === 'totp';
  const rename = `/security/${factor.id}/rename`;
  const remove = `/security/${factor.id}/remove`;
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
          <Icon of={isApp ? Smartphone : KeyRound} />
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <span className="block truncate font-semibold">
            <bdi>{factor.name}</bdi>
          </span>
          <span className="block text-sm text-ink-2">
            {isApp ? <Trans>App with codes</Trans> : <Trans>Passkey</Trans>}
            {' · '}
            {factor.last_used_at ? <Trans>last used {used}</Trans> : <Trans>added {used}</Trans>}
          </span>
        </span>
        <Form method="post" action={remove}>
          <SubmitButton tone="line" size="sm" formAction={remove}>
            <Trans>Remove</Trans>
            <span className="sr-only">{factor.name}</span>
          </SubmitButton>
        </Form>
      </div>
      <details className="mt-2 text-[15px]">
        <summary className="tap cursor-pointer text-ink-2">
          <Trans>Rename</Trans>
        </summary>
        <FormScope>
          <Form method="post" action={rename} className="mt-2 flex flex-wrap items-end gap-3">
            <TextField name="name" label={t`Name`} defaultValue={factor.name} maxLength={60} required />
            <SubmitButton tone="line" formAction={rename}>
              <Trans>Save</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
      </details>
    </li>
  );
}

function RecoveryPanel({ left }: { left: number }) {
  return (
    <Panel
      title={<Trans>Recovery codes</Trans>}
      lead={
        <Trans>
          <span className="num">{left}</span> of 10 are left. New ones replace all the old ones.
        </Trans>
      }
      className="mt-6 max-w-read"
    >
      <Form method="post" action="/security/recovery-codes">
        <SubmitButton tone="line" formAction="/security/recovery-codes">
          <Trans>Generate new codes</Trans>
        </SubmitButton>
      </Form>
    </Panel>
  );
}

export default function Security({ loaderData: { factors, recovery_codes_left } }: Route.ComponentProps) {
  const hasApp = factors.some(({ kind }) => kind === 'totp');
  return (
    <AccountFrame
      title={<Trans>Security</Trans>}
      lead={<Trans>A second factor keeps others out even if they know your password.</Trans>}
    >
      <Panel title={<Trans>Second factors</Trans>} className="max-w-read">
        {factors.length === 0 ? (
          <p className="text-[15px] text-ink-2">
            <Trans>You have none yet. An app on your phone or a passkey takes a minute to set up.</Trans>
          </p>
        ) : (
          <ul>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} />
            ))}
          </ul>
        )}
        <p className="mt-5 flex flex-wrap gap-3">
          {!hasApp && (
            <ButtonLink to="/security/app" icon={Smartphone}>
              <Trans>Add an app</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/security/passkey" tone={hasApp ? 'primary' : 'line'} icon={KeyRound}>
            <Trans>Add a passkey</Trans>
          </ButtonLink>
        </p>
      </Panel>
      {factors.length > 0 && <RecoveryPanel left={recovery_codes_left} />}
    </AccountFrame>
  );
}
