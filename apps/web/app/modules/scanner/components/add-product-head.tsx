import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';

/** Breadcrumbs and title of the pages that add a product. */
export function AddProductHead() {
  const { t } = useLingui();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Food Scanner`, to: '/food-scanner' },
          { label: t`Add a product` },
        ]}
      />
      <h1 className="h-page mt-3" tabIndex={-1}>
        <Trans>Add a product</Trans>
      </h1>
    </>
  );
}
