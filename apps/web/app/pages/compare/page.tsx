import { msg } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { pageTitle } from '../../lib/page-head.ts';
import { loadComparison } from '../../modules/retail/index.server.ts';
import { loadFoodComparison } from '../../modules/scanner/index.server.ts';
import { FoodCompareScreen } from '../../modules/scanner/index.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import type { Route } from './+types/page.ts';

/** Foods are compared unless the address says retail: only those who compare products fetch their table. */
const CompareScreen = lazy(() =>
  import('../../modules/retail/components/compare-screen.tsx').then((file) => ({
    default: file.CompareScreen,
  })),
);

export const handle = { access: 'public', screen: 'CompareProducts', cache: 10 };

/** Foods or products of shops side by side; one address serves both. */
export async function loader(args: Route.LoaderArgs) {
  const { productIds } = args.params;
  return args.url.searchParams.get('module') === 'retail'
    ? { kind: 'retail' as const, loaded: await loadComparison(args, productIds) }
    : { kind: 'food' as const, loaded: await loadFoodComparison(args, productIds) };
}

function titlesOf(loaderData: Route.ComponentProps['loaderData'] | undefined): string {
  if (!loaderData) return 'products';
  return loaderData.kind === 'retail'
    ? loaderData.loaded.comparison.products.map(({ title }) => title).join(', ')
    : loaderData.loaded.foods.map(({ name }) => name).join(', ');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, msg`Compare ${titlesOf(loaderData)}`),
  { name: 'robots', content: 'noindex, follow' },
];

export default function CompareProducts({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'food') return <FoodCompareScreen loaded={loaderData.loaded} />;
  return (
    <Suspense fallback={<LoadingOverlay isOn />}>
      <CompareScreen loaded={loaderData.loaded} />
    </Suspense>
  );
}
