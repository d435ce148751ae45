import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { pictureSources } from '../../../../lib/pictures.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { CategoryGroup } from '../../../catalogue/index.ts';
import type { BulkKind } from '../../bulk-change.ts';
import { ProductPriceRange, StockWords } from './product-words.tsx';

function Chosen({ products }: { products: readonly Product[] }) {
  return (
    <ul className="panel mb-4 divide-y divide-line px-4">
      {products.map((product) => (
        <li key={product.id} className="flex min-h-14 items-center gap-3 py-2 text-[15px]">
          <input type="hidden" name="_ids" value={product.id} />
          <Frame
            {...pictureSources(product.image, { w: 40, h: 40 })}
            ratio="1:1"
            className="w-10 shrink-0 !rounded-sm [&_svg]:size-5"
          />
          <span className="min-w-0 flex-1 truncate font-medium">{product.title}</span>
          <span className="text-end text-sm text-ink-2">
            <ProductPriceRange product={product} />
            <span className="block">
              <StockWords product={product} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** With scripts only the fields of the chosen change are visible. */
function Amount({ of, kind, children }: { of: BulkKind; kind: string; children: ReactNode }) {
  return (
    <div className={`grid gap-4 sm:grid-cols-2 ${of === kind ? '' : '[@media(scripting:enabled)]:hidden'}`}>
      {children}
    </div>
  );
}

function Way({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  return (
    <Select
      name={`_${name}_way`}
      label={label}
      defaultValue="raise"
      options={[
        { value: 'raise', label: t`Raise` },
        { value: 'lower', label: t`Lower` },
      ]}
    />
  );
}

function Amounts({ kind, groups }: { kind: string; groups: readonly CategoryGroup[] }) {
  const { t } = useLingui();
  const percent = <span className="pe-3.5 text-ink-2">%</span>;
  const categories = groups.flatMap(({ children }) =>
    children.map(({ id, label, parent }) => ({ value: String(id), label: `${parent} › ${label}` })),
  );
  return (
    <>
      <Amount of="price-percent" kind={kind}>
        <Way name="percent" label={t`Prices`} />
        <TextField
          name="percent"
          label={t`Per cent`}
          inputMode="decimal"
          autoComplete="off"
          suffix={percent}
        />
      </Amount>
      <Amount of="price-amount" kind={kind}>
        <Way name="amount" label={t`Prices`} />
        <PriceField name="amount" label={t`Amount`} />
      </Amount>
      <Amount of="stock-set" kind={kind}>
        <TextField name="stock" label={t`Stock of each variant`} inputMode="numeric" autoComplete="off" />
      </Amount>
      <Amount of="stock-add" kind={kind}>
        <Way name="by" label={t`Stock`} />
        <TextField name="by" label={t`Stock of each variant`} inputMode="numeric" autoComplete="off" />
      </Amount>
      <Amount of="category" kind={kind}>
        <Select name="category_id" label={t`Category`} options={categories} placeholder={t`Choose`} />
      </Amount>
      <Amount of="move" kind={kind}>
        <Select
          name="move"
          label={t`What to do`}
          options={[
            { value: 'archive', label: t`Archive` },
            { value: 'restore', label: t`Restore` },
            { value: 'submit', label: t`Submit for approval` },
          ]}
        />
      </Amount>
    </>
  );
}

interface BulkFormProps {
  products: readonly Product[];
  groups: readonly CategoryGroup[];
  back: string;
}

/** One change for all selected products. */
export function BulkForm({ products, groups, back }: BulkFormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<string>('price-percent');
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="_back" value={back} />
      <Chosen products={products} />
      <div className="panel grid gap-5 p-5 lg:p-6">
        <ChoiceCards
          name="_kind"
          label={t`Change`}
          defaultValue={kind}
          onChoose={setKind}
          options={[
            { value: 'price-percent', label: t`Prices by a percentage` },
            { value: 'price-amount', label: t`Prices by an amount` },
            { value: 'stock-set', label: t`Set the stock` },
            { value: 'stock-add', label: t`Add or take stock` },
            { value: 'category', label: t`Category` },
            { value: 'move', label: t`Archive, restore or submit` },
          ]}
        />
        <Amounts kind={kind} groups={groups} />
        <div className="flex flex-wrap justify-end gap-2.5 border-t border-line pt-5">
          <ButtonLink to={back} tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Plural value={products.length} one="Change # product" other="Change # products" />
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}
