import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { price } from '../../../../lib/format.ts';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldGroup, FieldProblem } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import {
  emptyLine,
  fillRowFirst,
  type LineFields,
  mayAddLine,
  mostLines,
  totalOf,
} from '../../answer-rows.ts';

interface LineRowProps {
  row: LineFields;
  index: number;
  onChange: (row: LineFields) => void;
  onRemove: (() => void) | undefined;
}

function LineRow({ row, index, onChange, onRemove }: LineRowProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (part: 'description' | 'quantity' | 'unit_price') => ({
    name: `items.${index}.${part}`,
    value: row[part],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
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
      <Checkbox
        name={`items.${index}.is_gst_free`}
        label={t`Without GST`}
        checked={row.is_gst_free}
        onChange={(event) => onChange({ ...row, is_gst_free: event.target.checked })}
        className="col-span-full -mt-2"
      />
    </li>
  );
}

function LiveTotal({ rows, gstPercent }: { rows: readonly LineFields[]; gstPercent: number }) {
  const { cents, gstCents } = totalOf(rows, gstPercent);
  return (
    <p className="mt-4 flex items-end justify-between gap-4" aria-live="polite">
      <span className="font-semibold">
        <Trans>Total</Trans>
        <span className="num block text-sm font-normal text-ink-3">
          {gstCents > 0 ? <Trans>Includes {price(gstCents)} GST</Trans> : <Trans>No GST</Trans>}
        </span>
      </span>
      <output className="num font-display text-2xl font-bold tracking-[-0.015em]">{price(cents)}</output>
    </p>
  );
}

interface LineRowsProps {
  start: readonly LineFields[];
  gstPercent: number;
}

/** The lines of a quote with their total; without scripts there are spare rows. */
export function LineRows({ start, gstPercent }: LineRowsProps) {
  const { i18n } = useLingui();
  const links = useField({ name: 'items' });
  const isHydrated = useHydrated();
  const [rows, setRows] = useState<readonly LineFields[]>(start.length > 0 ? start : [emptyLine]);
  const [isEarly, setEarly] = useState(false);
  const spare = isHydrated ? [] : [emptyLine, emptyLine, emptyLine].slice(0, mostLines - rows.length);
  const shown = [...rows, ...spare];
  const add = () => {
    setEarly(!mayAddLine(rows));
    if (mayAddLine(rows)) setRows([...rows, emptyLine]);
  };
  return (
    <FieldGroup links={links} label={<Trans>Lines</Trans>} isLegendHidden>
      <ul className="space-y-4">
        {shown.map((row, index) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
            key={index}
            row={row}
            index={index}
            onChange={(changed) => setRows(shown.with(index, changed))}
            onRemove={isHydrated && rows.length > 1 ? () => setRows(rows.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      {isHydrated && rows.length < mostLines && (
        <Button tone="line" size="sm" icon={Plus} className="mt-4" onClick={add}>
          <Trans>Add a line</Trans>
        </Button>
      )}
      <div role="alert">{isEarly && <FieldProblem id={undefined}>{i18n._(fillRowFirst)}</FieldProblem>}</div>
      <LiveTotal rows={rows} gstPercent={gstPercent} />
    </FieldGroup>
  );
}
