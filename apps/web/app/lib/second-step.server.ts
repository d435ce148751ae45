import { askPasskey } from '@souk/contract/modules/identity/second-factors';
import { redirect } from 'react-router';
import { call } from './api.server.ts';
import { orNull } from './or-null.server.ts';
import type { PageArgs } from './page-state.server.ts';
import { findStep } from './step-cookie.server.ts';

/** What the second step of a sign-in may be passed with; without a first one it begins at the login. */
export async function loadSecondStep(args: PageArgs, login: string) {
  const step = findStep(args);
  if (!step) throw redirect(login);
  const asksPasskey = step.ways.includes('passkey');
  const question = asksPasskey
    ? await orNull(call(args, askPasskey, { body: { step_token: step.token } }))
    : null;
  return { ways: step.ways, question };
}
