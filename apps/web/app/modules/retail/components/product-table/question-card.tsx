import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedQuestion } from '@souk/contract/modules/retail/questions';
import { useFetcher, useLocation } from 'react-router';
import { useNow } from '../../../../lib/page-root.ts';
import { pictureSources } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

interface Refused {
  questionId: number;
  problems: FormOutcome;
}

interface QuestionCardProps {
  question: AskedQuestion;
  /** What the last try without scripts was refused for. */
  refused?: Refused | undefined;
}

function AnswerForm({ question, refused }: QuestionCardProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Refused>();
  const answer = fetcher.data ?? refused;
  const outcome = answer?.questionId === question.id ? answer.problems : null;
  return (
    <FormScope of={outcome}>
      <fetcher.Form method="post" preventScrollReset noValidate className="grid gap-3">
        <input type="hidden" name="_question" value={question.id} />
        <input type="hidden" name="_back" value={`${pathname}${search}`} />
        <TextArea
          name="answer"
          label={t`Your answer`}
          rows={2}
          counterMax={1000}
          defaultValue={question.answer ?? ''}
        />
        <SubmitButton
          fetcher={fetcher}
          className="justify-self-end"
          tone={question.answer ? 'soft' : 'primary'}
        >
          {question.answer ? <Trans>Change answer</Trans> : <Trans>Send answer</Trans>}
        </SubmitButton>
      </fetcher.Form>
    </FormScope>
  );
}

/** A question about an own product, with its answer or the form for it. */
export function QuestionCard({ question, refused }: QuestionCardProps) {
  const { timeAgo } = useDates();
  const now = useNow();
  const { product, asker, text, answer, asked_at, answered_at } = question;
  return (
    <li className="panel p-5">
      <div className="flex items-start gap-3.5">
        <Frame
          {...pictureSources(product.image, { w: 56, h: 56 })}
          ratio="1:1"
          className="w-14 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <div className="min-w-0 flex-1">
          <TextLink to={product.path} className="line-clamp-1 text-sm">
            {product.title}
          </TextLink>
          <p className="text-sm text-ink-3">
            {asker} · {timeAgo(asked_at, now)}
          </p>
        </div>
        {answer === null ? (
          <StatusPill status="pending">
            <Trans>Waiting</Trans>
          </StatusPill>
        ) : (
          <StatusPill status="completed">
            <Trans>Answered</Trans>
          </StatusPill>
        )}
      </div>
      <p className="mt-3 font-medium whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? (
        <div className="mt-4">
          <AnswerForm question={question} refused={refused} />
        </div>
      ) : (
        <div className="mt-3 rounded-lg bg-sunken p-4">
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
          {answered_at && <p className="mt-1 text-sm text-ink-3">{timeAgo(answered_at, now)}</p>}
          <details className="mt-2" key={answer}>
            <summary className="tap inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand-ink hover:underline">
              <Trans>Word it anew</Trans>
            </summary>
            <div className="pt-2">
              <AnswerForm question={question} refused={refused} />
            </div>
          </details>
        </div>
      )}
    </li>
  );
}
