import { Trans } from '@lingui/react/macro';
import { CircleAlert, Paperclip, RotateCw } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { SendOutcome } from '../send-message.server.ts';
import { ownBubble } from './message-row.tsx';

/** A message being sent; its key is both the fetcher's and the call's Idempotency-Key. */
export interface Outgoing {
  key: string;
  form: FormData;
}

interface OutgoingMessageProps {
  outgoing: Outgoing;
  sentIds: ReadonlySet<number>;
  onRetry: (outgoing: Outgoing) => void;
  onDrop: (key: string) => void;
}

const textOf = (form: FormData) => String(form.get('message') ?? '');

const fileOf = (form: FormData) => {
  const file = form.get('attachment');
  return file instanceof File && file.size > 0 ? file.name : undefined;
};

/** Shown immediately; replaced by the message itself, or shows what went wrong and stays. */
export function OutgoingMessage({ outgoing, sentIds, onRetry, onDrop }: OutgoingMessageProps) {
  const { data, state } = useFetcher<SendOutcome>({ key: outgoing.key });
  const { sentId, problem } = data ?? {};
  if (sentId && (state === 'idle' || sentIds.has(sentId))) return null;
  const hasFailed = state === 'idle' && problem !== undefined;
  const text = textOf(outgoing.form);
  const file = fileOf(outgoing.form);
  return (
    <li className="mt-1 ps-6">
      <div
        className={`ms-auto grid w-fit max-w-[520px] justify-items-end gap-1 ${hasFailed ? '' : 'opacity-80'}`}
      >
        {text && (
          <p dir="auto" className={`${ownBubble} wrap-anywhere whitespace-pre-wrap`}>
            {text}
          </p>
        )}
        {file && (
          <p className="flex items-center gap-2 rounded-[20px] bg-surface px-4 py-2.5 text-sm">
            <Icon of={Paperclip} size={16} />
            {file}
          </p>
        )}
      </div>
      {hasFailed ? (
        <div role="alert" className="mt-1.5 flex flex-wrap items-center justify-end gap-2">
          <span className="flex items-center gap-1.5 text-sm font-medium text-bad">
            <Icon of={CircleAlert} size={16} />
            <Trans>Not sent. {problem}</Trans>
          </span>
          <Button tone="line" size="sm" icon={RotateCw} onClick={() => onRetry(outgoing)}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="ghost" size="sm" onClick={() => onDrop(outgoing.key)}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      ) : (
        <p className="mt-1 text-end text-xs text-ink-2">
          <Trans>Sending</Trans>
        </p>
      )}
    </li>
  );
}
