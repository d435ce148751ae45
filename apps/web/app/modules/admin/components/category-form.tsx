import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedCategory } from '@souk/contract/modules/admin/categories';
import { type CategoryModule, templateSlugs } from '@souk/contract/modules/catalogue/categories';
import { Form } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { parentsFor } from '../category-tree.ts';

interface CategoryFormProps {
  module: CategoryModule;
  /** All categories of the module. */
  categories: readonly EditedCategory[];
  /** Without one the form makes a new category, below `parentId` if that is given. */
  category?: EditedCategory;
  parentId?: number;
}

/** A checkbox that is also sent when it is off: the field before it sends 0. */
function YesNo({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <>
      <input type="hidden" name={`_has_${name}`} value="1" />
      <Checkbox name={name} label={label} defaultChecked={isOn} />
    </>
  );
}

/** Name, address and place of a category. */
export function CategoryForm({ module, categories, category, parentId }: CategoryFormProps) {
  const { t } = useLingui();
  const action = category ? `/admin/categories/${category.id}/update` : '/admin/categories';
  const parents = parentsFor(categories, category?.id);
  return (
    <Form method="post" action={action} noValidate className="grid gap-4 sm:grid-cols-2">
      {!category && <input type="hidden" name="type" value={module} />}
      <TextField name="name" label={t`Name`} defaultValue={category?.name ?? ''} maxLength={100} />
      <TextField
        name="slug"
        label={t`Slug`}
        hint={t`Part of its address. Leave it empty to make it from the name.`}
        defaultValue={category?.slug ?? ''}
        maxLength={100}
      />
      {module === 'retail' && (
        <TextField name="text" label={t`Label`} defaultValue={category?.text ?? ''} maxLength={100} />
      )}
      <Select
        name="pid"
        label={t`Parent`}
        defaultValue={String(category?.pid ?? parentId ?? 0)}
        options={[
          { value: '0', label: t`None, it is at the top level` },
          ...parents.map(({ category: { id, name }, depth }) => ({
            value: String(id),
            label: `${'– '.repeat(depth)}${name}`,
          })),
        ]}
      />
      <Select
        name="template_slug"
        label={t`Template`}
        defaultValue={category?.template_slug ?? ''}
        placeholder={t`Same as its parent`}
        options={templateSlugs.map((slug) => ({ value: slug, label: slug }))}
      />
      <TextField
        name="icon"
        label={t`Icon`}
        hint={t`Name of a Lucide icon.`}
        defaultValue={category?.icon ?? ''}
        maxLength={60}
      />
      <TextField
        name="position"
        label={t`Position`}
        inputMode="numeric"
        defaultValue={category ? String(category.position) : ''}
      />
      <div className="sm:col-span-2">
        <YesNo
          name="is_featured"
          label={t`Featured on landing pages`}
          isOn={category?.is_featured ?? false}
        />
        <YesNo name="is_active" label={t`Shown to visitors`} isOn={category?.is_active ?? true} />
      </div>
      <div className="flex justify-end sm:col-span-2">
        <SubmitButton formAction={action} size="sm" tone={category || !parentId ? 'primary' : 'soft'}>
          {category ? <Trans>Save the category</Trans> : <Trans>Add the category</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}
