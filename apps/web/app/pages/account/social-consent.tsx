import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Form, redirect } from 'react-router';
import { pageHead } from '../../lib/page-head.ts';
import { pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requireGuest } from '../../lib/session.server.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/social-consent.ts';
import { providerNamed, providerNames } from './social-reasons.ts';

export const handle = { access: 'guest-only', screen: 'SocialLoginSimulator' };

interface Asked {
  nonce: string;
  challenge: string;
}

/** Codes of the simulator: its token with the request, as the API's simulator reads them. */
const codeFor = (asked: Asked, token: string) =>
  Buffer.from(JSON.stringify({ ...asked, token })).toString('base64url');

function askedOf(args: Route.LoaderArgs | Route.ActionArgs) {
  const provider = providerNamed(args.params.provider);
  // The simulator accepts any name, so it exists outside production only.
  if (!provider || pageStateOf(args).extras.production) throw data(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const given = (name: string) => searchParams.get(name) ?? '';
  const asked: Asked = { nonce: given('nonce'), challenge: given('code_challenge') };
  const callback = (answer: Record<string, string>) =>
    `/social-login/${provider}/callback?${new URLSearchParams({ ...answer, state: given('state') })}`;
  return { provider, asked, callback };
}

export async function loader(args: Route.LoaderArgs) {
  const { provider, asked, callback } = askedOf(args);
  await requireGuest(args);
  return {
    name: providerNames[provider],
    denial: callback({ error: 'access_denied' }),
    outage: callback({ code: codeFor(asked, 'down:') }),
  };
}

const textOf = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .trim()
    .replaceAll(':', '-');

/** Approves: returns with a code for the typed person. */
export async function action(args: Route.ActionArgs) {
  const { provider, asked, callback } = askedOf(args);
  const form = await postedForm(args);
  const email = textOf(form, 'email').toLowerCase();
  const script = form.get('is_verified') === 'on' ? 'ok' : 'unverified';
  const token = [script, `${provider}-${email}`, email, textOf(form, 'name')].join(':');
  return redirect(callback({ code: codeFor(asked, token) }));
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: msg`Log in`, isHidden: true });

export default function SocialConsent({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, denial, outage } = loaderData;
  return (
    <div className="page py-10 lg:py-16">
      <div className="panel mx-auto max-w-[480px] p-6 lg:p-9">
        <h1 className="h-sec">
          <Trans>Sign in with {name}</Trans>
        </h1>
        <p className="mt-1.5 text-ink-2">
          <Trans>This page replaces {name} outside production. It accepts whatever you type here.</Trans>
        </p>
        <FormScope>
          <Form method="post" reloadDocument className="mt-6 space-y-4">
            <TextField name="name" label={t`Name`} autoComplete="name" required maxLength={100} />
            <TextField name="email" type="email" label={t`Email id`} autoComplete="email" required />
            <Checkbox name="is_verified" label={t`The address is confirmed`} defaultChecked />
            <SubmitButton size="lg" isWide>
              <Trans>Continue to Souk</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <a href={denial} className={buttonClass({ tone: 'line', isWide: true })}>
            <Trans>Cancel</Trans>
          </a>
          <a href={outage} className={buttonClass({ tone: 'line', isWide: true })}>
            <Trans>Simulate an outage</Trans>
          </a>
        </div>
      </div>
    </div>
  );
}
