import { Trans } from '@lingui/react/macro';
import type { EditedCategory } from '@souk/contract/modules/admin/categories';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { FormScope } from '../../../ui/form-scope.tsx';
import { categoryActs } from '../row-acts.ts';
import { AttributeEditor } from './attribute-editor.tsx';
import { CategoryForm } from './category-form.tsx';
import { DeskActs } from './desk-acts.tsx';
import { Panel } from './desk-head.tsx';

interface CategoryPanelsProps {
  category: EditedCategory;
  categories: readonly EditedCategory[];
  attributes: { own: Attribute[]; inherited: Attribute[] };
}

/** The chosen category: its form, its attributes and its deletion. */
export function CategoryPanels({ category, categories, attributes }: CategoryPanelsProps) {
  const inherited = attributes.inherited.map(({ name }) => name).join(', ');
  return (
    <>
      <Panel
        title={category.name}
        aside={
          <DeskActs of={categoryActs} row={category} back={`/admin/categories?module=${category.type}`} />
        }
      >
        <FormScope>
          <CategoryForm module={category.type} categories={categories} category={category} />
        </FormScope>
      </Panel>
      <Panel title={<Trans>Attributes</Trans>}>
        {inherited && (
          <p className="mb-3 text-sm text-ink-2">
            <Trans>Asked by its parents already: {inherited}.</Trans>
          </p>
        )}
        <FormScope>
          <AttributeEditor
            key={attributes.own.map(({ id }) => id).join('-')}
            categoryId={category.id}
            own={attributes.own}
          />
        </FormScope>
      </Panel>
    </>
  );
}
