import { Trans, useLingui } from '@lingui/react/macro';
import { maxAddOns, type Service } from '@souk/contract/modules/appointments/services';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup, FieldProblem } from '../../../ui/field.tsx';
import { useField, useFormScope } from '../../../ui/form-scope.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fillRowFirst } from '../../sellers/index.ts';
import { type AddOnFields, addOnRows, emptyAddOn, mayAddRow, typedAddOns } from '../add-on-rows.ts';
import { FormSection } from './form-section.tsx';

interface AddOnRowProps {
  row: AddOnFields;
  index: number;
  onChange: (row: AddOnFields) => void;
  onRemove: (() => void) | undefined;
}

function AddOnRow({ row, index, onChange, onRemove }: AddOnRowProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (part: keyof AddOnFields) => ({
    name: `add_ons.${index}.${part}`,
    value: row[part],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [part]: event.target.value }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] items-start gap-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_44px]">
      <TextField
        {...field('name')}
        label={t`Add-on ${number}`}
        placeholder={t`Head massage`}
        maxLength={80}
        className="max-sm:col-span-3"
      />
      <PriceField {...field('price')} label={t`Price`} />
      <TextField
        {...field('extra_minutes')}
        label={t`Takes longer by`}
        inputMode="numeric"
        suffix={<span className="pe-3 text-ink-2">{t`min`}</span>}
      />
      {onRemove && (
        <IconButton icon={Trash2} label={t`Remove add-on ${number}`} className="mt-7" onClick={onRemove} />
      )}
    </li>
  );
}

/** The rows with the state that a browser with scripts keeps; without them there is one spare row. */
function useRows(service: Service | null) {
  const isHydrated = useHydrated();
  const { outcome } = useFormScope();
  const [rows, setRows] = useState(() =>
    outcome.values ? typedAddOns(outcome.values.add_ons) : addOnRows(service?.add_ons ?? []),
  );
  const isFull = rows.length >= maxAddOns;
  const shown = isHydrated || isFull ? rows : [...rows, emptyAddOn];
  return { isHydrated, isFull, rows, setRows, shown };
}

/** What customers may add; another row follows once the others are filled in. */
export function AddOnsSection({ service }: { service: Service | null }) {
  const { i18n } = useLingui();
  const links = useField({ name: 'add_ons' });
  const { isHydrated, isFull, rows, setRows, shown } = useRows(service);
  const [isEarly, setEarly] = useState(false);
  const add = () => {
    setEarly(!mayAddRow(rows));
    if (mayAddRow(rows)) setRows([...rows, emptyAddOn]);
  };
  return (
    <FormSection
      title={<Trans>Add-ons</Trans>}
      lead={<Trans>Extras that customers choose when they book.</Trans>}
      id="add-ons"
    >
      <FieldGroup links={links} label={<Trans>Add-ons</Trans>} isLegendHidden>
        <ul className="space-y-4">
          {shown.map((row, index) => (
            <AddOnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: -- rows have no identity but their place
              key={index}
              row={row}
              index={index}
              onChange={(changed) => setRows(shown.with(index, changed))}
              onRemove={isHydrated ? () => setRows(rows.toSpliced(index, 1)) : undefined}
            />
          ))}
        </ul>
        {isHydrated && !isFull && (
          <Button tone="line" size="sm" icon={Plus} className={rows.length > 0 ? 'mt-4' : ''} onClick={add}>
            {rows.length > 0 ? <Trans>Add another</Trans> : <Trans>Add an add-on</Trans>}
          </Button>
        )}
        <div role="alert">
          {isEarly && <FieldProblem id={undefined}>{i18n._(fillRowFirst)}</FieldProblem>}
        </div>
      </FieldGroup>
    </FormSection>
  );
}
