import { Trans, useLingui } from '@lingui/react/macro';
import { socialLogin, socialProviders } from '@souk/contract/modules/identity/sessions';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageStateOf } from '../../lib/page-state.server.ts';
import { safePath } from '../../lib/safe-path.ts';
import { requireGuest } from '../../lib/session.server.ts';
import { FormScope } from '../../ui/form-scope.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/social-login.ts';
import { enter } from './sign-in.server.ts';

export const handle = { access: 'guest-only', screen: 'SocialLoginSimulator' };

const providerNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

function providerOf(args: Route.LoaderArgs | Route.ActionArgs) {
  const provider = socialProviders.find((known) => known === args.params.provider);
  // The simulator believes every word, so it exists outside production only.
  if (!provider || pageStateOf(args).extras.production) throw data(null, { status: 404 });
  return provider;
}

export async function loader(args: Route.LoaderArgs) {
  const provider = providerOf(args);
  await requireGuest(args);
  return { name: providerNames[provider] };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Signs in with what the simulated provider vouches for; a failure is silently ignored (B-050). */
export async function action(args: Route.ActionArgs) {
  const provider = providerOf(args);
  const form = await args.request.formData();
  const email = textOf(form, 'email').toLowerCase();
  const name = textOf(form, 'name');
  const socialId = `${provider}-${email}`.replaceAll(':', '-');
  const done = await submit(args, socialLogin, {
    form,
    also: {
      login_type: provider,
      social_id: socialId,
      access_token: ['ok', socialId, email, name].join(':'),
    },
  });
  const back = form.get('_back');
  if (!done.ok) return redirect(safePath(back));
  return enter(args, { user: done.reply, via: 'social', back, message: done.message });
}

export const meta: Route.MetaFunction = (args) => pageHead(args, { title: 'Log in', isHidden: true });

export default function SocialLogin({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { name } = loaderData;
  return (
    <div className="page py-10 lg:py-16">
      <div className="panel mx-auto max-w-[480px] p-6 lg:p-9">
        <h1 className="h-sec">
          <Trans>Sign in with {name}</Trans>
        </h1>
        <p className="mt-1.5 text-ink-2">
          <Trans>This page stands in for {name} outside production. It vouches for what you type here.</Trans>
        </p>
        <FormScope>
          <Form method="post" className="mt-6 space-y-4">
            <input type="hidden" name="_back" value={params.get('back') ?? '/'} />
            <TextField name="name" label={t`Name`} autoComplete="name" required maxLength={100} />
            <TextField name="email" type="email" label={t`Email id`} autoComplete="email" required />
            <SubmitButton size="lg" isWide>
              <Trans>Continue to Souk</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
      </div>
    </div>
  );
}
