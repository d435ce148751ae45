import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, PaintBucket, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldProblem } from '../../../../ui/field.tsx';
import { useField, useFormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type VariantFields, variantName } from '../../product-fields.ts';
import type { FilledField } from '../../variant-grid.ts';
import type { Variants } from './use-variants.ts';

type Column = 'price' | 'was_price' | 'stock' | 'sku' | 'barcode' | 'weight_grams';

interface CellProps {
  row: VariantFields;
  index: number;
  column: Column;
  label: string;
  variants: Variants;
  className?: string;
}

function Cell({ row, index, column, label, variants, className = '' }: CellProps) {
  const { t } = useLingui();
  const name = variantName(row);
  const field = {
    name: `variants.${index}.${column}`,
    label: (
      <>
        {label}
        {name && <span className="sr-only"> {name}</span>}
      </>
    ),
    value: row[column],
    autoComplete: 'off',
    className,
    onChange: (event: { target: { value: string } }) =>
      variants.change(index, { [column]: event.target.value }),
  };
  if (column === 'price' || column === 'was_price') return <PriceField {...field} />;
  if (column === 'sku') return <TextField {...field} maxLength={60} />;
  const unit = { suffix: <span className="pe-3 text-ink-2">{t`g`}</span> };
  return <TextField {...field} inputMode="numeric" {...(column === 'weight_grams' ? unit : {})} />;
}

/** Hidden fields of a row: its id, its values and its picture. */
function Kept({ row, index }: { row: VariantFields; index: number }) {
  const at = `variants.${index}`;
  return (
    <>
      <input type="hidden" name={`${at}.id`} value={row.id} />
      <input type="hidden" name={`${at}.image_id`} value={row.image_id} />
      {row.values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- a value belongs to the option at its place
        <input key={place} type="hidden" name={`${at}.values.${place}`} value={value} />
      ))}
    </>
  );
}

/** A product with a single variant: just price and stock. */
export function OneVariant({ row, variants }: { row: VariantFields; variants: Variants }) {
  const { t } = useLingui();
  const cell = { row, index: 0, variants };
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Kept row={row} index={0} />
      <input type="hidden" name="variants.0.is_active" value="on" />
      <Cell {...cell} column="price" label={t`Price`} />
      <Cell {...cell} column="was_price" label={t`Was price, optional`} />
      <Cell {...cell} column="stock" label={t`Stock`} />
      <Cell {...cell} column="sku" label={t`SKU, optional`} />
      <Cell {...cell} column="barcode" label={t`Barcode, optional`} />
      <Cell {...cell} column="weight_grams" label={t`Weight, optional`} />
    </div>
  );
}

const columns = 'lg:grid-cols-[minmax(0,1fr)_124px_124px_92px_148px_44px] lg:items-start';

function useHasProblem(index: number, fields: readonly Column[]): boolean {
  const { outcome } = useFormScope();
  return fields.some((field) => outcome.fields?.[`variants.${index}.${field}`] !== undefined);
}

function More({ row, index, variants }: { row: VariantFields; index: number; variants: Variants }) {
  const { t } = useLingui();
  const name = variantName(row);
  const cell = { row, index, variants };
  const hasProblem = useHasProblem(index, ['barcode', 'weight_grams']);
  return (
    <details open={hasProblem || undefined} className="group col-span-full">
      <summary className="tap inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-sm font-semibold text-ink-2 hover:text-ink">
        <Icon of={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        <Trans>
          Barcode, weight and sale<span className="sr-only"> {name}</span>
        </Trans>
      </summary>
      <div className="grid gap-3 pt-2 pb-1 sm:grid-cols-[1fr_160px_auto] sm:items-end">
        <Cell {...cell} column="barcode" label={t`Barcode`} />
        <Cell {...cell} column="weight_grams" label={t`Weight`} />
        <Checkbox
          name={`variants.${index}.is_active`}
          label={t`On sale`}
          checked={row.is_active}
          onChange={(event) => variants.change(index, { is_active: event.target.checked })}
        />
      </div>
    </details>
  );
}

function Row({ row, index, variants }: { row: VariantFields; index: number; variants: Variants }) {
  const { t } = useLingui();
  const name = variantName(row);
  const cell = { row, index, variants };
  return (
    <li className={`grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line p-4 first:border-t-0 ${columns}`}>
      <Kept row={row} index={index} />
      <span className="col-span-2 flex min-h-11 items-center justify-between gap-2 lg:col-span-1 lg:min-h-12">
        <b className="font-semibold wrap-anywhere">{name}</b>
        {!row.is_active && (
          <span className="text-sm text-ink-3">
            <Trans>not on sale</Trans>
          </span>
        )}
        <RemoveRow name={name} index={index} variants={variants} className="lg:hidden" />
      </span>
      <CellSpot>
        <Cell {...cell} column="price" label={t`Price`} />
      </CellSpot>
      <CellSpot>
        <Cell {...cell} column="was_price" label={t`Was price`} />
      </CellSpot>
      <CellSpot>
        <Cell {...cell} column="stock" label={t`Stock`} />
      </CellSpot>
      <CellSpot>
        <Cell {...cell} column="sku" label={t`SKU`} />
      </CellSpot>
      <RemoveRow name={name} index={index} variants={variants} className="max-lg:hidden" />
      <More {...cell} />
    </li>
  );
}

/** On desktops the table head names the columns; the labels stay for screen readers. */
const CellSpot = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 lg:[&>div>div:first-child:has(label)]:sr-only">{children}</div>
);

function RemoveRow({
  name,
  index,
  variants,
  className,
}: {
  name: string;
  index: number;
  variants: Variants;
  className: string;
}) {
  const { t } = useLingui();
  if (variants.rows.length < 2) return null;
  return (
    <IconButton
      icon={X}
      label={t`Leave out ${name}`}
      className={`[@media(scripting:none)]:hidden ${className}`}
      onClick={() => variants.remove(index)}
    />
  );
}

/** One value for all rows, if most are the same. */
function FillRow({ variants }: { variants: Variants }) {
  const { t } = useLingui();
  const [given, setGiven] = useState<Partial<Record<FilledField, string>>>({});
  const field = (column: FilledField) => ({
    name: `_fill.${column}`,
    value: given[column] ?? '',
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [column]: event.target.value }),
  });
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5 bg-sunken p-4 lg:grid-cols-[minmax(0,1fr)_124px_124px_92px_148px_44px]">
      <span className="col-span-2 font-semibold lg:col-span-1 lg:pb-3">
        <Trans>Fill all rows</Trans>
      </span>
      <PriceField {...field('price')} label={t`Price for all`} />
      <PriceField {...field('was_price')} label={t`Was price`} />
      <TextField {...field('stock')} label={t`Stock`} inputMode="numeric" autoComplete="off" />
      <Button
        type="submit"
        name="_grid"
        value="fill"
        tone="line"
        icon={PaintBucket}
        className="!h-12"
        onClick={(event) => {
          event.preventDefault();
          variants.fill(given);
          setGiven({});
        }}
      >
        <Trans>Fill</Trans>
      </Button>
    </div>
  );
}

/** All combinations of the options, each with its price and stock. */
export function VariantRows({ variants }: { variants: Variants }) {
  const { t } = useLingui();
  const links = useField({ name: 'variants' });
  const heads = [t`Variant`, t`Price`, t`Was price`, t`Stock`, t`SKU`, ''];
  return (
    <fieldset id={links.id} tabIndex={-1} className="min-w-0">
      <legend className="h-panel mb-3">
        <Plural value={variants.rows.length} one="# variant" other="# variants" />
      </legend>
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
      <div className="panel overflow-hidden">
        {variants.rows.length > 1 && <FillRow variants={variants} />}
        <div
          aria-hidden="true"
          className={`hidden gap-x-3 border-t border-line px-4 py-2.5 text-sm text-ink-2 lg:grid ${columns}`}
        >
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul className="border-t border-line">
          {variants.rows.map((row, index) => (
            <Row key={variantName(row) || String(index)} row={row} index={index} variants={variants} />
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
