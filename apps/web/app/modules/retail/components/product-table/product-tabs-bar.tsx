import { useLingui } from '@lingui/react/macro';
import type { ProductTab } from '@souk/contract/modules/retail/products';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { ProductTableState } from '../../product-table.server.ts';
import { tabsInOrder } from '../../product-tabs.ts';
import { useProductTabWords } from './product-words.tsx';

type Counts = ProductTableState['counts'];

const countOf = (counts: Counts, tab: ProductTab): number =>
  tab === 'sold-out' ? counts.sold_out : counts[tab];

const allOf = ({ draft, pending, approved, rejected, archived }: Counts): number =>
  draft + pending + approved + rejected + archived;

/** Own products by state, and those that need stock, with counts. */
export function ProductTabs({ counts, tab }: { counts: Counts; tab: ProductTab | undefined }) {
  const { t } = useLingui();
  const words = useProductTabWords();
  const tabs = tabsInOrder.map((name) => ({
    to: `/ad-management?status=${name}`,
    label: words[name],
    count: countOf(counts, name),
    isCurrent: tab === name,
  }));
  return (
    <div className="mt-6">
      <Tabs
        label={t`Products by state`}
        accent="shop"
        tabs={[
          { to: '/ad-management', label: t`All`, count: allOf(counts), isCurrent: tab === undefined },
          ...tabs,
        ]}
      />
    </div>
  );
}
