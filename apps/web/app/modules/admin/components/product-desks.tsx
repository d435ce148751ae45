import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { foodsPath } from '../food-queue.ts';

/** Shops' products, the scanner's foods, and suggested changes to foods. */
export function ProductDesks() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const desks = [
    { to: '/admin/products', label: t`Shops` },
    { to: foodsPath, label: t`Foods` },
    { to: '/admin/food-suggestions', label: t`Suggestions` },
  ];
  return (
    <SegmentedLinks
      label={t`Kinds of products`}
      links={desks.map((desk) => ({ ...desk, isCurrent: pathname === desk.to }))}
    />
  );
}
