import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { data } from 'react-router';
import { type FormProblems, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { wordsOf } from '../../lib/problem-words.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { nameLoneAttachment } from './attachment-rules.ts';
import { messagesPath } from './messages-path.ts';

/** The result of sending a message. */
export interface SendOutcome {
  sentId?: number;
  problem?: string;
  /** For the form without scripts, which is shown again with its input. */
  problems?: FormProblems;
}

/** Sends what the composer posts; an open page is answered in place, a plain form by a redirect. */
export async function sendFromForm(args: PageArgs) {
  const form = await postedForm(args);
  nameLoneAttachment(form);
  const sent = await submit(args, sendMessage, { form });
  if (!sent.ok) {
    const outcome: SendOutcome = { problem: wordsOf(sent.problems), problems: sent.problems };
    return data(outcome, { status: sent.status });
  }
  if (form.has('_live')) return data<SendOutcome>({ sentId: sent.reply.id });
  const path = messagesPath({ conversationId: sent.reply.conversation_id });
  return redirectWithToast(args, path, sent.message);
}
