import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { FieldProblem } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { attachmentProblem, attachmentTypes } from '../attachment-rules.ts';
import type { SendOutcome } from '../send-message.server.ts';

interface ComposerProps {
  path: string;
  /** Names the receiver and what it is about. */
  hidden: Record<string, string | number>;
  outcome: SendOutcome | undefined;
  onSend: (form: FormData) => void;
}

const sendsByEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

const isEmpty = (form: FormData) => {
  const file = form.get('attachment');
  return String(form.get('message') ?? '').trim() === '' && !(file instanceof File && file.size > 0);
};

function AttachButton({ onChoose }: { onChoose: (input: HTMLInputElement) => void }) {
  const { t } = useLingui();
  return (
    <label
      className="btn grid size-12 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand noscript:w-full noscript:justify-items-start"
      title={t`JPG, PNG or PDF up to 4 MB`}
    >
      <Icon of={Plus} size={24} className="noscript:hidden" />
      <span className="sr-only">
        <Trans>Attach a file: JPG, PNG or PDF up to 4 MB</Trans>
      </span>
      <input
        type="file"
        name="attachment"
        accept={attachmentTypes.join(',')}
        className="sr-only noscript:not-sr-only noscript:w-full noscript:text-sm"
        onChange={(event) => onChoose(event.currentTarget)}
      />
    </label>
  );
}

function MessageBox({ id, typed, hasProblem }: { id: string; typed: unknown; hasProblem: boolean }) {
  const { t } = useLingui();
  return (
    <span className="control flex min-h-12 min-w-0 flex-1 items-center rounded-[24px] bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow focus-within:shadow-[inset_0_0_0_2px_var(--brand)]">
      <label htmlFor={id} className="sr-only">
        <Trans>Message</Trans>
      </label>
      <textarea
        id={id}
        name="message"
        dir="auto"
        rows={1}
        maxLength={2000}
        placeholder={t`Write a message`}
        defaultValue={typeof typed === 'string' ? typed : undefined}
        autoComplete="off"
        enterKeyHint="send"
        aria-invalid={hasProblem ? true : undefined}
        aria-describedby={hasProblem ? `${id}-problem` : undefined}
        className="max-h-36 w-full resize-none rounded-[24px] bg-transparent px-4 py-3 text-base leading-6 outline-none [field-sizing:content]"
        onKeyDown={(event) => {
          if (!sendsByEnter(event)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </span>
  );
}

/** Writes the next message; a plain form without scripts. */
export function Composer({ path, hidden, outcome, onSend }: ComposerProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fileName, setFileName] = useState<string>();
  const [problem, setProblem] = useState(outcome?.problem);

  const clear = () => {
    form.current?.reset();
    setFileName(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    if (isEmpty(written)) return setProblem(t`Message is required.`);
    setProblem(undefined);
    onSend(written);
    clear();
  };
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    const refusal = file ? attachmentProblem(file) : undefined;
    if (refusal) input.value = '';
    setProblem(refusal && i18n._(refusal));
    setFileName(refusal ? undefined : file?.name);
  };
  const removeFile = () => {
    const input = form.current?.elements.namedItem('attachment');
    if (input instanceof HTMLInputElement) input.value = '';
    setFileName(undefined);
  };

  return (
    <Form
      ref={form}
      method="post"
      action={path}
      encType="multipart/form-data"
      onSubmit={submit}
      aria-label={t`Write a message`}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fileName && (
        <p className="mb-2 flex w-fit max-w-full items-center gap-1 rounded-md bg-inset ps-3 text-sm">
          <span className="truncate">{fileName}</span>
          <IconButton icon={X} size="sm" label={t`Remove ${fileName}`} onClick={removeFile} />
        </p>
      )}
      <div className="flex items-end gap-2 noscript:flex-wrap">
        <AttachButton onChoose={choose} />
        <MessageBox id={id} typed={outcome?.problems?.values.message} hasProblem={problem !== undefined} />
        <button
          type="submit"
          aria-label={t`Send`}
          className="btn grid size-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand transition hover:bg-brand-hover active:scale-[0.98]"
        >
          <Icon of={ArrowUp} size={22} />
        </button>
      </div>
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </Form>
  );
}
