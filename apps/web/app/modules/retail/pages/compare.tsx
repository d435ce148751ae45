import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { comparePath } from '../compared.ts';
import { CompareAdd } from '../components/compare-add.tsx';
import { CompareTable } from '../components/compare-table.tsx';
import { loadComparison } from '../load-comparison.server.ts';
import type { Route } from './+types/compare.ts';

export const handle = { access: 'public', screen: 'CompareProducts', cache: 10 };

export const loader = (args: Route.LoaderArgs) => loadComparison(args, args.params.productIds);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `Compare ${loaderData.comparison.products.map(({ title }) => title).join(', ')} | Souk`
      : 'Compare products | Souk',
  },
  { name: 'robots', content: 'noindex, follow' },
];

export default function CompareProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { comparison, ids, isNarrowed, hasRoom } = loaderData;
  const here = comparePath(ids);
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[{ label: t`Home`, to: '/' }, { label: t`Retail`, to: '/retail' }, { label: t`Compare` }]}
      />
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="h-page" tabIndex={-1}>
          <Trans>Compare products</Trans>
        </h1>
        {ids.length > 1 && (
          <SegmentedLinks
            label={t`Rows`}
            links={[
              { to: here, label: t`Everything`, isCurrent: !isNarrowed },
              { to: `${here}&differences=1`, label: t`Only differences`, isCurrent: isNarrowed },
            ]}
          />
        )}
      </div>
      {ids.length === 1 && (
        <p className="mb-4 text-ink-2">
          <Trans>Choose one more to compare.</Trans>
        </p>
      )}
      <CompareTable comparison={comparison} isNarrowed={isNarrowed} />
      {hasRoom && <CompareAdd {...loaderData} />}
    </div>
  );
}
