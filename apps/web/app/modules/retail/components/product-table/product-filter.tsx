import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductTab } from '@souk/contract/modules/retail/products';
import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface ProductFilterProps {
  tab: ProductTab | undefined;
  keyword: string;
  sort: string;
}

/** Search and order within a tab; both stay in the address. */
export function ProductFilter({ tab, keyword, sort }: ProductFilterProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/ad-management"
      role="search"
      className="mt-5 flex flex-wrap items-end gap-3"
      key={`${tab} ${keyword} ${sort}`}
    >
      {tab && <input type="hidden" name="status" value={tab} />}
      <TextField
        name="keyword"
        type="search"
        label={t`Search your products`}
        isLabelHidden
        placeholder={t`Title, SKU or barcode`}
        icon={Search}
        defaultValue={keyword}
        autoComplete="off"
        className="min-w-48 flex-1 max-sm:basis-full"
      />
      <Select
        name="sort"
        label={t`Sort`}
        isLabelHidden
        defaultValue={sort}
        className="w-48 max-sm:w-auto max-sm:flex-1"
        onChange={(event) => void submit(event.currentTarget.form)}
        options={[
          { value: 'most-recent', label: t`Most recent` },
          { value: 'best-sellers', label: t`Best sellers` },
          { value: 'stock', label: t`Least stock` },
          { value: 'asc', label: t`Lowest price` },
          { value: 'desc', label: t`Highest price` },
        ]}
      />
      <Button type="submit" tone="soft" className="!h-12">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}
