import { Trans, useLingui } from '@lingui/react/macro';
import { CompareAdd, CompareAddRow } from '../../../ui/compare-add.tsx';
import { ProductPrice } from '../../search/index.ts';
import { comparePath } from '../compared.ts';
import type { LoadedComparison } from '../load-comparison.server.ts';

/** Searches for one more product to compare. */
export function ProductCompareAdd({
  ids,
  keyword,
  toAdd,
}: Pick<LoadedComparison, 'ids' | 'keyword' | 'toAdd'>) {
  const { t } = useLingui();
  return (
    <CompareAdd
      title={<Trans>Add a product</Trans>}
      label={t`Search for a product`}
      placeholder={t`Kettle, headphones, tent`}
      keyword={keyword}
      hidden={<input type="hidden" name="module" value="retail" />}
      rows={toAdd.map((item) => (
        <CompareAddRow
          key={item.id}
          to={comparePath([...ids, item.id])}
          image={item.image}
          name={<bdi>{item.title}</bdi>}
        >
          <ProductPrice item={item} />
        </CompareAddRow>
      ))}
    />
  );
}
