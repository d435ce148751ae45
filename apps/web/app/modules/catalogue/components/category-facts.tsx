import { Trans } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { Answers } from '../answers.ts';
import type { ChosenCategory } from '../choosable.ts';
import { AttributeField } from './attribute-field.tsx';

interface CategoryFactsProps {
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  answers: Answers;
}

/** The questions of a category. */
export function CategoryFacts({ chosen, attributes, answers }: CategoryFactsProps) {
  const label = chosen?.label ?? '';
  if (attributes.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="h-panel mb-4">
        <Trans>Facts for {label}</Trans>
      </legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {attributes.map((attribute) => (
          <AttributeField key={attribute.id} attribute={attribute} answer={answers[attribute.slug]} />
        ))}
      </div>
    </fieldset>
  );
}
