import { Trans } from '@lingui/react/macro';
import type { ProductTab } from '@souk/contract/modules/retail/products';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

const titles: Record<ProductTab, ReactNode> = {
  approved: <Trans>Nothing is on sale</Trans>,
  low: <Trans>No products are running low</Trans>,
  'sold-out': <Trans>Nothing is sold out</Trans>,
  pending: <Trans>No products are waiting</Trans>,
  draft: <Trans>No drafts</Trans>,
  rejected: <Trans>No products were rejected</Trans>,
  archived: <Trans>The archive is empty</Trans>,
};

const sentences: Record<ProductTab, ReactNode> = {
  approved: <Trans>Products appear here once they are approved.</Trans>,
  low: <Trans>Products appear here when their stock falls to the number you set in the form.</Trans>,
  'sold-out': <Trans>Products that are sold out appear here, ready for new stock.</Trans>,
  pending: <Trans>Products stay here until they are approved.</Trans>,
  draft: <Trans>Products that you have not submitted yet, and imported ones, appear here.</Trans>,
  rejected: <Trans>Products that were sent back appear here with the reason.</Trans>,
  archived: <Trans>Products you remove from your shop are kept here and can be restored.</Trans>,
};

/** An empty tab: what will appear here and how to start. */
export function NoProducts({ tab, keyword }: { tab: ProductTab | undefined; keyword: string }) {
  if (keyword)
    return (
      <EmptyState
        title={<Trans>No products match {keyword}</Trans>}
        action={
          <ButtonLink tone="line" to={tab ? `/ad-management?status=${tab}` : '/ad-management'}>
            <Trans>Clear the search</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      palette="rose"
      title={tab ? titles[tab] : <Trans>Your shelves are empty</Trans>}
      action={
        tab ? undefined : (
          <ButtonLink to="/post-ad">
            <Trans>Add a product</Trans>
          </ButtonLink>
        )
      }
    >
      {tab ? sentences[tab] : <Trans>Your products will appear here, with their prices and stock.</Trans>}
    </EmptyState>
  );
}
