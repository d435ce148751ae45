import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { price } from '../../../../lib/format.ts';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { centsOf } from '../../../../lib/typed-values.ts';
import { type Column, Table } from '../../../../ui/table.tsx';
import { type ChosenCategory, useConditionPhrases } from '../../../catalogue/index.ts';
import { ListingPreview, PreviewPart } from '../../../search/index.ts';
import { type ProductFields, type VariantFields, variantName } from '../../product-fields.ts';
import type { ProductStep } from '../../product-steps.ts';
import { ProductPrice } from './preview-card.tsx';

function Stock({ form }: { form: ProductFields }) {
  const { t } = useLingui();
  const money = (typed: string) => {
    const cents = centsOf(typed);
    return cents === null ? '' : price(cents);
  };
  const columns: Column<VariantFields>[] = [
    { key: 'name', label: t`Variant`, isName: true, cell: (row) => variantName(row) || t`One variant` },
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

/** The whole product as it will be submitted, each part with a link back to its step. */
export function ProductPreview({ form, images, to, ...rest }: ProductPreviewProps) {
  const { t } = useLingui();
  const condition = useConditionPhrases()[form.condition] ?? '';
  return (
    <ListingPreview
      {...rest}
      form={form}
      facts={[
        { name: t`Condition`, value: condition },
        { name: t`Brand`, value: form.brand },
      ]}
      photos={images.map(({ path }) => ({ url: pictureUrl(path, { w: 400, h: 400 }) }))}
      noPhotos={<Trans>No photos yet. A product can be sold without, but few people open it.</Trans>}
      to={to}
    >
      <PreviewPart title={<Trans>Price and stock</Trans>} label={t`Change price and stock`} to={to('stock')}>
        <Stock form={form} />
      </PreviewPart>
    </ListingPreview>
  );
}
