import { askPasskey } from '@souk/contract/modules/identity/second-factors';
import { redirect } from 'react-router';
import { call } from './api.server.ts';
import { orNull } from './or-null.server.ts';
import type { PageArgs } from './page-state.server.ts';
import { findStep } from './step-cookie.server.ts';

/** The possible second factors of the pending sign-in; redirects to the login if none is pending. */
export async function loadSecondStep(args: PageArgs, login: string) {
  const step = findStep(args);
  if (!step) throw redirect(login);
  const asksPasskey = step.ways.includes('passkey');
  const question = asksPasskey
    ? await orNull(call(args, askPasskey, { body: { step_token: step.token } }))
    : null;
  return { ways: step.ways, question };
}
