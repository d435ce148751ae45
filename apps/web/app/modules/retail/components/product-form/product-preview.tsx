import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { price } from '../../../../lib/format.ts';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import type { ChosenCategory } from '../../../catalogue/choosable.ts';
import { type ProductFields, type VariantFields, variantName } from '../../product-fields.ts';
import type { ProductStep } from '../../product-steps.ts';
import { centsOf, ProductPrice, useProductConditions } from './preview-card.tsx';

interface PartProps {
  title: ReactNode;
  label: string;
  to: string;
  children: ReactNode;
}

function Part({ title, label, to, children }: PartProps) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="h-panel min-w-0 wrap-anywhere">{title}</h2>
        <ButtonLink to={to} tone="ghost" size="sm" icon={Pencil} aria-label={label}>
          <Trans>Change</Trans>
        </ButtonLink>
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Facts({ form, attributes }: { form: ProductFields; attributes: readonly Attribute[] }) {
  const { t } = useLingui();
  const conditions = useProductConditions();
  const yesNo: Record<string, string> = { true: t`Yes`, false: t`No` };
  const answers = attributes.flatMap(({ slug, name, unit, type, options }) => {
    const answer = form.attributes[slug];
    if (!answer?.length) return [];
    const labels = [answer]
      .flat()
      .map((value) => options.find((each) => each.value === value)?.label ?? value);
    const words = labels.join(', ');
    return [
      { name, value: type === 'boolean' ? (yesNo[words] ?? words) : `${words}${unit ? ` ${unit}` : ''}` },
    ];
  });
  const own = [
    { name: t`Condition`, value: conditions[form.condition] ?? '' },
    { name: t`Brand`, value: form.brand },
  ];
  const facts = [...own, ...answers].filter(({ value }) => value !== '');
  return (
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 text-[15px]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Stock({ form }: { form: ProductFields }) {
  const { t } = useLingui();
  const money = (typed: string) => {
    const cents = centsOf(typed);
    return cents === null ? '' : price(cents);
  };
  const columns: Column<VariantFields>[] = [
    { key: 'name', label: t`Variant`, isName: true, cell: (row) => variantName(row) || t`One kind` },
    { key: 'price', label: t`Price`, isNumber: true, cell: ({ price: typed }) => money(typed) },
    { key: 'was', label: t`Was price`, isNumber: true, cell: ({ was_price }) => money(was_price) || '–' },
    { key: 'stock', label: t`Stock`, isNumber: true, cell: ({ stock }) => stock || '0' },
    { key: 'sku', label: t`SKU`, cell: ({ sku }) => sku || '–' },
  ];
  return (
    <>
      <p>
        <ProductPrice form={form} size="detail" />
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {form.is_gst_free ? <Trans>GST-free</Trans> : <Trans>Includes GST</Trans>}
        {form.has_pickup && (
          <>
            {' · '}
            <Trans>Pick-up possible</Trans>
          </>
        )}
      </p>
      <div className="mt-4">
        <Table
          caption={t`Variants`}
          columns={columns}
          rows={form.variants}
          rowKey={(row) => variantName(row)}
        />
      </div>
    </>
  );
}

interface ProductPreviewProps {
  form: ProductFields;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  images: readonly { id: number; path: string }[];
  to: (step: ProductStep) => string;
}

/** The whole product as it will be submitted, every part with the way back to it. */
export function ProductPreview({ form, chosen, attributes, images, to }: ProductPreviewProps) {
  const { t } = useLingui();
  return (
    <div className="panel p-5 lg:p-6">
      <Part title={<Trans>Photos</Trans>} label={t`Change the photos`} to={to('photos')}>
        {images.length === 0 ? (
          <p className="rounded-lg bg-sunken p-5 text-ink-2">
            <Trans>No photos yet. A product can be sold without, but few people open it.</Trans>
          </p>
        ) : (
          <div className="grid grid-cols-4 gap-2 sm:grid-cols-5">
            {images.map(({ id, path }) => (
              <Frame key={id} src={pictureUrl(path, { w: 400, h: 400 })} ratio="1:1" isFirst />
            ))}
          </div>
        )}
      </Part>
      <Part title={form.title} label={t`Change the details`} to={to('details')}>
        <p className="text-sm text-ink-3">
          {chosen?.parent} · {chosen?.label}
        </p>
        <p className="mt-2 max-w-[65ch] whitespace-pre-line wrap-anywhere">{form.description}</p>
        <Facts form={form} attributes={attributes} />
      </Part>
      <Part title={<Trans>Price and stock</Trans>} label={t`Change price and stock`} to={to('stock')}>
        <Stock form={form} />
      </Part>
    </div>
  );
}
