import type { MessageDescriptor } from '@lingui/core';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { problemOf } from './problem-of.ts';

interface Deed {
  /** Path parameters from the form that the button sent. */
  params?: (form: FormData) => Record<string, string>;
  /** What the toast says where the API's own words do not fit. */
  words?: MessageDescriptor;
}

/** Does what a button of a conversation asks and goes back there, the outcome as a toast. */
export async function answerBack(args: PageArgs, endpoint: Endpoint, { params, words }: Deed = {}) {
  await requireUser(args);
  const form = await args.request.formData();
  const back = safePath(form.get('_back'));
  const done = await submit(args, endpoint, { form, ...(params ? { params: params(form) } : {}) });
  if (!done.ok) return redirectWithToast(args, back, { tone: 'bad', title: problemOf(done.problems) });
  return redirectWithToast(args, back, words ? pageStateOf(args).i18n._(words) : done.message);
}
