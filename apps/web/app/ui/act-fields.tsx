import { useLingui } from '@lingui/react/macro';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import type { ActField, CallingAct } from './act-table.ts';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { PriceField } from './price-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface FieldProps<Row, Kind extends ActField<Row>['kind']> {
  name: string;
  field: Extract<ActField<Row>, { kind: Kind }>;
  row: Row;
  given: Given;
}

function LineField<Row>({ name, field, row, given }: FieldProps<Row, 'line'>) {
  const words = useWords(row, given);
  const list = `${name}-suggestions`;
  return (
    <>
      <TextField
        name={name}
        label={words(field.label)}
        hint={field.hint && words(field.hint)}
        maxLength={field.max}
        autoComplete="off"
        defaultValue={field.start?.(row)}
        {...(field.suggestions ? { list } : {})}
        {...(field.isCode ? { dir: 'ltr' as const, autoCapitalize: 'characters' } : {})}
      />
      {field.suggestions && (
        <datalist id={list}>
          {field.suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Puts a usual sentence into the text field next to it and leaves the cursor there. */
function write(button: HTMLElement, sentence: string) {
  const area = button.closest('[data-text]')?.querySelector('textarea');
  if (!area) return;
  area.value = sentence;
  area.focus();
}

function LongField<Row>({ name, field, row, given }: FieldProps<Row, 'text'>) {
  const { t, i18n } = useLingui();
  const words = useWords(row, given);
  return (
    <div data-text="">
      <TextArea
        name={name}
        label={words(field.label)}
        hint={field.hint && words(field.hint)}
        rows={field.rows ?? 3}
        required={field.isRequired ?? false}
        defaultValue={field.start?.(row)}
        maxLength={field.max}
        counterMax={field.max}
      />
      {field.usual && (
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{t`Usual reasons`}</legend>
          {field.usual
            .map((sentence) => i18n._(sentence))
            .map((sentence) => (
              <Chip
                key={sentence}
                onClick={(event) => write(event.currentTarget, sentence)}
                className="max-w-full"
              >
                <span className="truncate">{sentence}</span>
              </Chip>
            ))}
        </fieldset>
      )}
    </div>
  );
}

function ChoiceField<Row>({ name, field, row, given }: FieldProps<Row, 'choice'>) {
  const { i18n } = useLingui();
  const words = useWords(row, given);
  return (
    <Select
      name={name}
      label={words(field.label)}
      hint={field.hint && words(field.hint)}
      placeholder={field.none && words(field.none)}
      options={field.options(row).map(({ value, label }) => ({
        value,
        label: typeof label === 'string' ? label : i18n._(label),
      }))}
      defaultValue={given[name] ?? field.start?.(row)}
    />
  );
}

function OneField<Row>({ name, field, row, given }: FieldProps<Row, ActField<Row>['kind']>) {
  const words = useWords(row, given);
  switch (field.kind) {
    case 'line':
      return <LineField name={name} field={field} row={row} given={given} />;
    case 'text':
      return <LongField name={name} field={field} row={row} given={given} />;
    case 'choice':
      return <ChoiceField name={name} field={field} row={row} given={given} />;
    case 'price':
      return (
        <PriceField
          name={name}
          label={words(field.label)}
          hint={field.hint && words(field.hint)}
          defaultValue={field.start?.(row)}
        />
      );
    case 'tick':
      return (
        <Checkbox
          name={name}
          label={words(field.label)}
          hint={field.hint && words(field.hint)}
          defaultChecked={field.isTicked ?? false}
        />
      );
    default:
      return given[name] ? <input type="hidden" name={name} value={given[name]} /> : null;
  }
}

/** The fields of a move, in the order of its table. */
export function ActFields<Row>({
  act,
  row,
  given,
}: {
  act: CallingAct<Row, string>;
  row: Row;
  given: Given;
}) {
  return Object.entries(act.fields ?? {}).map(
    ([name, field]) => field && <OneField key={name} name={name} field={field} row={row} given={given} />,
  );
}
