import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { AdForm, OptionRow } from '../../wizard/ad-form.ts';

const maxRows = 5;

interface KeyedRow extends OptionRow {
  key: number;
}

interface RowProps {
  row: KeyedRow;
  index: number;
  onChange: (row: KeyedRow) => void;
  onRemove: () => void;
}

function OptionFields({ row, index, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li className="flex items-start gap-2">
      <TextField
        name={`options[${index}].name`}
        label={t`Option ${number}`}
        placeholder={t`Size`}
        className="w-2/5"
        autoComplete="off"
        maxLength={40}
        value={row.name}
        onChange={(event) => onChange({ ...row, name: event.target.value })}
      />
      <TextField
        name={`options[${index}].values`}
        label={t`Choices`}
        placeholder={t`S, M, L`}
        className="flex-1"
        autoComplete="off"
        value={row.values}
        onChange={(event) => onChange({ ...row, values: event.target.value })}
      />
      <IconButton
        icon={Trash2}
        label={t`Remove option ${number}`}
        className="mt-7 [@media(scripting:none)]:hidden"
        onClick={onRemove}
      />
    </li>
  );
}

const isFilled = ({ name, values }: OptionRow) => name.trim() !== '' && values.trim() !== '';

/** Choices such as size and colour; a row has to be filled before the next one is added (B-103). */
function OptionRows({ rows: given }: { rows: readonly OptionRow[] }) {
  const nextKey = useRef(given.length + 1);
  const [rows, setRows] = useState<KeyedRow[]>(
    (given.length > 0 ? given : [{ name: '', values: '' }]).map((row, key) => ({ ...row, key })),
  );
  const mayAdd = rows.length < maxRows && rows.every(isFilled);
  const add = () => {
    setRows([...rows, { name: '', values: '', key: nextKey.current }]);
    nextKey.current += 1;
  };
  return (
    <div className="sm:col-span-2">
      <ul className="grid gap-3">
        {rows.map((row, index) => (
          <OptionFields
            key={row.key}
            row={row}
            index={index}
            onChange={(changed) => setRows(rows.with(index, changed))}
            onRemove={() => setRows(rows.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <p className="mt-1.5 text-sm text-ink-2">
        <Trans>What a buyer can choose from, separated by commas.</Trans>
      </p>
      <Button
        tone="soft"
        size="sm"
        icon={Plus}
        className="mt-3 [@media(scripting:none)]:hidden"
        disabled={!mayAdd}
        onClick={add}
      >
        <Trans>Add an option</Trans>
      </Button>
    </div>
  );
}

/** Fields that only shop goods have: stock, number, brand and options. */
export function RetailFields({ form }: { form: AdForm }) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="h-panel mb-4">
        <Trans>Stock and options</Trans>
      </legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="quantity"
          label={t`Quantity`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form.quantity}
        />
        <TextField name="sku" label={t`SKU`} autoComplete="off" maxLength={60} defaultValue={form.sku} />
        <TextField
          name="brand"
          label={t`Brand`}
          autoComplete="off"
          maxLength={80}
          defaultValue={form.brand}
        />
        <OptionRows rows={form.options} />
      </div>
    </fieldset>
  );
}
