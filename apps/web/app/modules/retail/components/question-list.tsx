import { Trans } from '@lingui/react/macro';
import type { Question } from '@souk/contract/modules/retail/questions';
import { useDates } from '../../../lib/use-dates.tsx';

/** Questions with the shop's answers. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { shortMonthDate } = useDates();
  return (
    <ul className="divide-y divide-line">
      {questions.map((question) => {
        const { asker } = question;
        return (
          <li key={question.id} className="py-5 first:pt-0">
            <p className="max-w-[64ch] font-semibold break-words">{question.text}</p>
            <p className="mt-0.5 text-sm text-ink-3">
              <Trans>Asked by {asker}</Trans> · {shortMonthDate(question.asked_at)}
            </p>
            {question.answer ? (
              <p className="mt-2 max-w-[64ch] break-words whitespace-pre-line text-ink-2">
                {question.answer}
              </p>
            ) : (
              <p className="mt-2 text-sm text-ink-2">
                <Trans>The shop has not answered yet. Only you see this question.</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
