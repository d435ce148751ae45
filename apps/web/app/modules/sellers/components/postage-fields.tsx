import { Trans, useLingui } from '@lingui/react/macro';
import type { PostageDetails } from '@souk/contract/modules/sellers/postage';
import { Plus, Scale, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup, FieldProblem } from '../../../ui/field.tsx';
import { useField, useFormScope } from '../../../ui/form-scope.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  emptyBand,
  emptyRow,
  fillRowFirst,
  mayAddRow,
  type PostageRow,
  rowsOf,
  typedRows,
} from '../postage-rows.ts';
import { PostageBands } from './postage-bands.tsx';

interface MethodRowProps {
  row: PostageRow;
  index: number;
  onChange: (row: PostageRow) => void;
  onRemove: (() => void) | undefined;
}

/** One price for everywhere, or a table; without scripts both are shown and the table counts once it is filled in. */
function Pricing({ row, index, onChange }: Omit<MethodRowProps, 'onRemove'>) {
  const isHydrated = useHydrated();
  const name = `methods.${index}`;
  const { bands, ...flat } = row;
  if (!isHydrated)
    return (
      <details open={bands !== undefined} className="sm:col-span-4">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-ink">
          <Trans>Price by weight and zone</Trans>
        </summary>
        <PostageBands name={name} bands={[...(bands ?? []), emptyBand]} onChange={() => undefined} />
      </details>
    );
  return (
    <div className="col-span-full space-y-3">
      {bands && (
        <PostageBands
          name={name}
          bands={bands}
          onChange={(changed) => onChange({ ...row, bands: changed })}
        />
      )}
      <Button
        tone="ghost"
        size="sm"
        icon={bands ? Tag : Scale}
        onClick={() => onChange(bands ? flat : { ...row, bands: [{ ...emptyBand, local: row.price }] })}
      >
        {bands ? <Trans>One price everywhere</Trans> : <Trans>Price by weight and zone</Trans>}
      </Button>
    </div>
  );
}

function MethodRow({ row, index, onChange, onRemove }: MethodRowProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const number = index + 1;
  const field = (part: 'name' | 'price' | 'days') => ({
    name: `methods.${index}.${part}`,
    value: row[part],
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] items-start gap-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_44px]">
      <TextField
        {...field('name')}
        label={t`Method ${number}`}
        placeholder={t`Parcel post`}
        className="max-sm:col-span-3"
      />
      {isHydrated && row.bands ? null : <PriceField {...field('price')} label={t`Price`} />}
      <TextField
        {...field('days')}
        label={t`Takes`}
        inputMode="numeric"
        suffix={<span className="pe-3 text-ink-2">{t`days`}</span>}
      />
      {onRemove && (
        <IconButton icon={Trash2} label={t`Remove method ${number}`} className="mt-7" onClick={onRemove} />
      )}
      <Pricing row={row} index={index} onChange={onChange} />
    </li>
  );
}

/** Rows of methods; another one can be added once the existing ones are filled in. */
function Methods({ postage }: { postage: PostageDetails | null }) {
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  const { outcome } = useFormScope();
  const links = useField({ name: 'methods' });
  const typed = typedRows(outcome.values?.methods);
  const [rows, setRows] = useState(() => (typed.length > 0 ? typed : rowsOf(postage)));
  const [isEarly, setEarly] = useState(false);
  const shown = isHydrated || rows.length > 1 ? rows : [...rows, emptyRow];
  const add = () => {
    setEarly(!mayAddRow(rows));
    if (mayAddRow(rows)) setRows([...rows, emptyRow]);
  };
  return (
    <FieldGroup links={links} label={<Trans>Postage methods</Trans>}>
      <ul className="space-y-4">
        {shown.map((row, index) => (
          <MethodRow
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
            key={index}
            row={row}
            index={index}
            onChange={(changed) => setRows(shown.with(index, changed))}
            onRemove={isHydrated && rows.length > 1 ? () => setRows(rows.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      {isHydrated && (
        <Button tone="line" size="sm" icon={Plus} className="mt-4" onClick={add}>
          <Trans>Add another method</Trans>
        </Button>
      )}
      <div role="alert">{isEarly && <FieldProblem id={undefined}>{i18n._(fillRowFirst)}</FieldProblem>}</div>
    </FieldGroup>
  );
}

const dollarsOf = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2));

/** How a shop posts its orders. */
export function PostageFields({ postage }: { postage: PostageDetails | null }) {
  const { t } = useLingui();
  return (
    <>
      <Methods postage={postage} />
      <Checkbox name="pickup" label={t`Customers can pick up`} defaultChecked={postage?.pickup ?? false} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PriceField
          name="free_over"
          label={t`Free postage from`}
          hint={t`Leave it empty to turn this off.`}
          defaultValue={dollarsOf(postage?.free_over?.cents)}
        />
        <TextField
          name="dispatch_days"
          label={t`Sent within`}
          inputMode="numeric"
          suffix={<span className="pe-3 text-ink-2">{t`days`}</span>}
          defaultValue={postage?.dispatch_days ?? ''}
        />
      </div>
    </>
  );
}
