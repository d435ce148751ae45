import { saveBookingTerms } from '@souk/contract/modules/bookings/terms';
import { data } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { termsPath } from './business-addresses.ts';
import { flatSteps, readSteps } from './terms-steps.ts';

/** Saves the terms of the posted form; steps count only for an own policy. */
export async function saveTerms(args: PageArgs) {
  const form = await postedForm(args);
  const steps = readSteps(form);
  const also = { cancellation_steps: form.get('cancellation') === 'own' ? steps : [] };
  const sent = await submit(args, saveBookingTerms, { form, also });
  if (sent.ok) return redirectWithToast(args, termsPath, sent.message);
  const values = { ...sent.problems.values, ...flatSteps(steps) };
  return data({ ...sent.problems, values }, { status: sent.status });
}
