import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { price } from '../../../../lib/format.ts';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type ChangeFields, changeOf, emptyChange, mostChangeLines } from '../../change-rows.ts';

interface ChangeRowProps {
  row: ChangeFields;
  index: number;
  onChange: (row: ChangeFields) => void;
  onRemove: (() => void) | undefined;
}

function ChangeRow({ row, index, onChange, onRemove }: ChangeRowProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (part: 'description' | 'quantity' | 'unit_price') => ({
    name: `items.${index}.${part}`,
    value: row[part],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  });
  const tick = (part: 'is_less' | 'is_gst_free') => ({
    name: `items.${index}.${part}`,
    checked: row[part],
    onChange: (event: { target: { checked: boolean } }) => onChange({ ...row, [part]: event.target.checked }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,88px)_minmax(0,1fr)_44px] items-start gap-3 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_88px_136px_44px]">
      <TextField
        {...field('description')}
        label={t`Line ${number}`}
        placeholder={t`Labour`}
        maxLength={200}
        className="max-sm:col-span-3"
      />
      <TextField {...field('quantity')} label={t`Quantity`} inputMode="numeric" />
      <PriceField {...field('unit_price')} label={t`Price of one`} />
      {onRemove && (
        <IconButton icon={Trash2} label={t`Remove line ${number}`} className="mt-7" onClick={onRemove} />
      )}
      <div className="col-span-full -mt-2 flex flex-wrap gap-x-6">
        <Checkbox {...tick('is_less')} label={t`Less work: take it off the price`} />
        <Checkbox {...tick('is_gst_free')} label={t`Without GST`} />
      </div>
    </li>
  );
}

function NewTotal({ rows, beforeCents }: { rows: readonly ChangeFields[]; beforeCents: number }) {
  const cents = changeOf(rows);
  return (
    <p className="mt-4 flex items-end justify-between gap-4" aria-live="polite">
      <span className="font-semibold">
        <Trans>New total</Trans>
        <span className="num block text-sm font-normal text-ink-3">
          {cents < 0 ? (
            <Trans>{price(-cents)} less than before</Trans>
          ) : (
            <Trans>{price(cents)} more than before</Trans>
          )}
        </span>
      </span>
      <output className="num font-display text-2xl font-bold tracking-[-0.015em]">
        {price(Math.max(0, beforeCents + cents))}
      </output>
    </p>
  );
}

interface ChangeRowsProps {
  start: readonly ChangeFields[];
  /** What the booking costs now. */
  beforeCents: number;
}

/** The lines of a change and what it comes to; without scripts there are spare rows. */
export function ChangeRows({ start, beforeCents }: ChangeRowsProps) {
  const links = useField({ name: 'items' });
  const isHydrated = useHydrated();
  const [rows, setRows] = useState<readonly ChangeFields[]>(start.length > 0 ? start : [emptyChange]);
  const spare = isHydrated ? [] : [emptyChange, emptyChange].slice(0, mostChangeLines - rows.length);
  const shown = [...rows, ...spare];
  return (
    <FieldGroup
      links={links}
      label={<Trans>What changes</Trans>}
      hint={<Trans>Prices are with GST. Leave it empty if only days are added.</Trans>}
    >
      <ul className="space-y-4">
        {shown.map((row, index) => (
          <ChangeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
            key={index}
            row={row}
            index={index}
            onChange={(changed) => setRows(shown.with(index, changed))}
            onRemove={isHydrated && rows.length > 1 ? () => setRows(rows.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      {isHydrated && rows.length < mostChangeLines && (
        <Button
          tone="line"
          size="sm"
          icon={Plus}
          className="mt-4"
          onClick={() => setRows([...rows, emptyChange])}
        >
          <Trans>Add a line</Trans>
        </Button>
      )}
      <NewTotal rows={rows} beforeCents={beforeCents} />
    </FieldGroup>
  );
}
