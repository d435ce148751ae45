import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listFaqs } from '@souk/contract/modules/pages/content';
import { ChevronDown } from 'lucide-react';
import { call } from '../../lib/api.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { findViewer } from '../../lib/session.server.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/faq.ts';
import { CleanedText } from './cleaned-text.tsx';
import { ContactStrip } from './contact-strip.tsx';

export const handle = { access: 'public', screen: 'Faq', cache: 300 };

interface Question {
  id: number;
  question: string;
  answer: string;
}

/** Questions below their groups, both in the order of the list. */
export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  const faqs = await call(args, listFaqs);
  const groups = new Map<string, Question[]>();
  for (const { id, question, answer, group } of faqs) {
    groups.set(group, [...(groups.get(group) ?? []), { id, question, answer }]);
  }
  return { groups: [...groups] };
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`FAQs`,
    description: msg`Answers to what people ask about buying, selling and accounts on Souk.`,
    facts: {
      '@type': 'FAQPage',
      mainEntity: (args.loaderData?.groups ?? []).flatMap(([, questions]) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
        })),
      ),
    },
  });

function Row({ question, answer }: Question) {
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
        {question}
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-ink-2">
        <CleanedText html={answer} />
      </div>
    </details>
  );
}

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="page py-10 lg:py-16">
      <div className="max-w-[720px]">
        <h1 className="font-display text-4xl font-bold tracking-[-0.02em]">
          <Trans>FAQs</Trans>
        </h1>
        <p className="mt-2 text-md text-ink-2">
          <Trans>Common questions about buying, selling and accounts.</Trans>
        </p>
        {groups.length === 0 && (
          <div className="mt-8">
            <EmptyState title={<Trans>No questions yet</Trans>}>
              <Trans>Questions and answers will appear here.</Trans>
            </EmptyState>
          </div>
        )}
        {groups.map(([group, questions]) => (
          <section key={group} className="mt-10">
            <h2 className="h-sec">{group}</h2>
            <div className="mt-2 divide-y divide-line border-y border-line">
              {questions.map((question) => (
                <Row key={question.id} {...question} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <ContactStrip />
    </div>
  );
}
