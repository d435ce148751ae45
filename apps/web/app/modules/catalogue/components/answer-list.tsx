import { useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { Answers } from '../answers.ts';

interface Fact {
  name: string;
  value: string;
}

/** The answers, in words. */
function useFacts(attributes: readonly Attribute[], answers: Answers): Fact[] {
  const { t } = useLingui();
  const yesNo: Record<string, string> = { true: t`Yes`, false: t`No` };
  return attributes.flatMap(({ slug, name, unit, type, options }) => {
    const words = [answers[slug] ?? []]
      .flat()
      .map((value) => options.find((each) => each.value === value)?.label ?? value)
      .join(', ');
    if (!words) return [];
    return [
      { name, value: type === 'boolean' ? (yesNo[words] ?? words) : `${words}${unit ? ` ${unit}` : ''}` },
    ];
  });
}

interface AnswerListProps {
  /** Facts shown before the answers; those without a value are left out. */
  first: readonly Fact[];
  attributes: readonly Attribute[];
  answers: Answers;
}

/** The facts of an item that is being written, as its page will list them. */
export function AnswerList({ first, attributes, answers }: AnswerListProps) {
  const facts = [...first, ...useFacts(attributes, answers)].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 text-[15px]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
