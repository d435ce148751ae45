import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getProductCounts } from '@souk/contract/modules/retail/products';
import { answerQuestion, listMyQuestions } from '@souk/contract/modules/retail/questions';
import { safePath } from '@souk/contract/shared/safe-path';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { QuestionCard } from '../components/product-table/question-card.tsx';
import type { Route } from './+types/product-questions.ts';

export const handle = { access: 'business:retail', screen: 'ProductQuestions' };

const home = '/ad-management/questions';
const states = ['open', 'answered'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  const { searchParams } = new URL(args.request.url);
  const status = states.find((name) => name === searchParams.get('status'));
  const page = searchParams.get('page') ?? 1;
  const [questions, counts] = await Promise.all([
    call(args, listMyQuestions, { query: { page, ...(status ? { status } : {}) } }),
    call(args, getProductCounts),
  ]);
  return { questions, openCount: counts.open_questions, status };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const form = await postedForm(args);
  const id = Number(form.get('_question'));
  const sent = await submit(args, answerQuestion, { params: { id }, form });
  if (!sent.ok) return data({ questionId: id, problems: sent.problems }, { status: sent.status });
  return redirectWithToast(args, safePath(form.get('_back') ?? home), sent.message);
}

function NoQuestions({ isOpen }: { isOpen: boolean }) {
  return (
    <EmptyState
      palette="rose"
      title={isOpen ? <Trans>No unanswered questions</Trans> : <Trans>No questions yet</Trans>}
    >
      <Trans>Questions from buyers appear here. Your answers are shown on the product’s page.</Trans>
    </EmptyState>
  );
}

export default function ProductQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { questions, openCount, status } = loaderData;
  const tabs = [
    { to: home, label: t`All`, isCurrent: status === undefined },
    { to: `${home}?status=open`, label: t`Waiting`, count: openCount, isCurrent: status === 'open' },
    { to: `${home}?status=answered`, label: t`Answered`, isCurrent: status === 'answered' },
  ];
  return (
    <div className="mx-auto max-w-[820px] lg:py-2">
      <title>{t`Questions | Souk`}</title>
      <Breadcrumbs crumbs={[{ label: t`Ad Management`, to: '/ad-management' }, { label: t`Questions` }]} />
      <h1 className="h-page mt-3">
        <Trans>Questions</Trans>
      </h1>
      <p className="text-[15px] text-ink-2">
        <Plural
          value={openCount}
          one="# question is waiting for an answer"
          other="# questions are waiting for an answer"
        />
      </p>
      <div className="mt-4">
        <Tabs label={t`Questions by state`} accent="shop" tabs={tabs} />
      </div>
      <div className="mt-5">
        {questions.data.length === 0 ? (
          <NoQuestions isOpen={status === 'open'} />
        ) : (
          <ul className="grid gap-3">
            {questions.data.map((question) => (
              <QuestionCard key={question.id} question={question} refused={actionData} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <Pager current={questions.current_page} last={questions.last_page} />
      </div>
    </div>
  );
}
