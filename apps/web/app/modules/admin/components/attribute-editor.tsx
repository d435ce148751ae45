import { Trans, useLingui } from '@lingui/react/macro';
import { type Attribute, attributeTypes } from '@souk/contract/modules/catalogue/attributes';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { movedBy } from '../attribute-rows.ts';
import { OptionEditor } from './option-editor.tsx';

type Draft = Pick<
  Attribute,
  'name' | 'slug' | 'type' | 'unit' | 'required' | 'searchable' | 'min' | 'max'
> & {
  key: string;
  options: string[];
};

const draftOf = ({ id, options, ...attribute }: Attribute): Draft => ({
  ...attribute,
  key: String(id),
  options: options.map(({ label }) => label),
});

const emptyDraft = (key: string): Draft => ({
  key,
  name: '',
  slug: '',
  type: 'text',
  unit: null,
  min: null,
  max: null,
  required: false,
  searchable: false,
  options: [],
});

interface RowProps {
  draft: Draft;
  index: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onType: (type: Draft['type']) => void;
}

function RowButtons({ draft, index, total, onMove, onRemove }: Omit<RowProps, 'onType'>) {
  const { t } = useLingui();
  const name = draft.name || t`the new attribute`;
  return (
    <div className="flex">
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t`Move ${name} up`}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t`Move ${name} down`}
        aria-disabled={index === total - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={Trash2} size="sm" label={t`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}

function Row({ onType, ...props }: RowProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { draft, index } = props;
  const field = (name: string) => `attributes.${index}.${name}`;
  const isChosen = draft.type.endsWith('select') || !isHydrated;
  return (
    <li className="rounded-lg bg-sunken p-4">
      {isHydrated && (
        <div className="mb-2 flex items-center justify-between gap-2">
          <b className="num text-sm font-semibold text-ink-3">{index + 1}</b>
          <RowButtons {...props} />
        </div>
      )}
      <input type="hidden" name={field('slug')} value={draft.slug} />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <TextField name={field('name')} label={t`Name`} defaultValue={draft.name} maxLength={60} />
        <Select
          name={field('type')}
          label={t`Kind of answer`}
          defaultValue={draft.type}
          onChange={(event) => onType(attributeTypes.find((type) => type === event.target.value) ?? 'text')}
          options={attributeTypes.map((type) => ({ value: type, label: type }))}
        />
        <TextField name={field('unit')} label={t`Unit`} defaultValue={draft.unit ?? ''} maxLength={20} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            name={field('min')}
            label={t`Minimum`}
            inputMode="decimal"
            defaultValue={draft.min ?? ''}
          />
          <TextField
            name={field('max')}
            label={t`Maximum`}
            inputMode="decimal"
            defaultValue={draft.max ?? ''}
          />
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Checkbox name={field('required')} label={t`Required`} defaultChecked={draft.required} />
        <Checkbox name={field('searchable')} label={t`Filter in lists`} defaultChecked={draft.searchable} />
      </div>
      {isChosen && <OptionEditor name={field('options')} options={draft.options} />}
    </li>
  );
}

/** A category's attributes with their options; buttons change their order. */
export function AttributeEditor({ categoryId, own }: { categoryId: number; own: readonly Attribute[] }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const prefix = useId();
  const [added, setAdded] = useState(0);
  // Without scripts there is one empty row; with them a button adds rows.
  const [drafts, setDrafts] = useState<Draft[]>(() => own.map(draftOf));
  const rows = isHydrated ? drafts : [...drafts, emptyDraft(`${prefix}-spare`)];
  const action = `/admin/categories/${categoryId}/attributes`;
  const change = (key: string, type: Draft['type']) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, type } : draft)));
  return (
    <Form method="post" action={action} noValidate>
      <ol aria-label={t`Attributes`} className="grid gap-3">
        {rows.map((draft, index) => (
          <Row
            key={draft.key}
            draft={draft}
            index={index}
            total={rows.length}
            onMove={(by) => setDrafts((all) => movedBy(all, index, by))}
            onRemove={() => setDrafts((all) => all.filter(({ key }) => key !== draft.key))}
            onType={(type) => change(draft.key, type)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button
          size="sm"
          tone="soft"
          icon={Plus}
          onClick={() => {
            setDrafts((all) => [...all, emptyDraft(`${prefix}-${added}`)]);
            setAdded(added + 1);
          }}
        >
          <Trans>Add an attribute</Trans>
        </Button>
        <SubmitButton formAction={action} size="sm" tone="ink">
          <Trans>Save the attributes</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
