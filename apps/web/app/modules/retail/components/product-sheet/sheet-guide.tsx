import { Trans, useLingui } from '@lingui/react/macro';

interface Explained {
  columns: string;
  meaning: string;
}

/** The columns of a sheet. */
export function SheetGuide() {
  const { t } = useLingui();
  const rows: Explained[] = [
    {
      columns: 'product',
      meaning: t`The product's number as exported, or a name of your own that ties the rows of a new one together.`,
    },
    { columns: 'variant', meaning: t`The variant's number as exported; empty for a new one.` },
    { columns: 'title, description, brand', meaning: t`Read from the first row of a product.` },
    { columns: 'category', meaning: t`The category's number or its short name, such as shoes.` },
    { columns: 'condition', meaning: t`new, like-new, good, fair or for-parts.` },
    {
      columns: 'option_1, value_1',
      meaning: t`How the variant differs, such as Size and M; up to three pairs.`,
    },
    { columns: 'price, was_price, postage', meaning: t`Dollars and cents, such as 24.50; GST included.` },
    { columns: 'stock, low_stock_at, weight_grams', meaning: t`Whole numbers.` },
    { columns: 'gst_free, pickup, active', meaning: t`yes or no.` },
    {
      columns: 'attribute:…',
      meaning: t`The category’s details by their short names; separate several values with |.`,
    },
  ];
  return (
    <section aria-labelledby="columns" className="panel mt-4 p-5">
      <h2 id="columns" className="h-panel mb-3">
        <Trans>Columns of the sheet</Trans>
      </h2>
      <dl className="divide-y divide-line text-[15px]">
        {rows.map(({ columns, meaning }) => (
          <div key={columns} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[260px_1fr]">
            <dt>
              <code className="text-sm font-semibold wrap-anywhere">
                <bdi dir="ltr">{columns}</bdi>
              </code>
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
