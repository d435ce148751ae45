import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { comparePath } from '../compared.ts';
import type { LoadedComparison } from '../load-comparison.server.ts';
import { CompareTable } from './compare-table.tsx';
import { ProductCompareAdd } from './product-compare-add.tsx';

/** A comparison of shop products, and what can be added to it. */
export function CompareScreen({ loaded }: { loaded: LoadedComparison }) {
  const { t } = useLingui();
  const { comparison, ids, isNarrowed, hasRoom } = loaded;
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
      {hasRoom && <ProductCompareAdd {...loaded} />}
    </div>
  );
}
