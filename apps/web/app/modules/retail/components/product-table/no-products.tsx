import { Trans } from '@lingui/react/macro';
import type { ProductTab } from '@souk/contract/modules/retail/products';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

const titles: Record<ProductTab, ReactNode> = {
  approved: <Trans>Nothing is on sale</Trans>,
  low: <Trans>No product runs low</Trans>,
  'sold-out': <Trans>Nothing is sold out</Trans>,
  pending: <Trans>No product is waiting</Trans>,
  draft: <Trans>No drafts</Trans>,
  rejected: <Trans>No product was rejected</Trans>,
  archived: <Trans>The archive is empty</Trans>,
};

const sentences: Record<ProductTab, ReactNode> = {
  approved: <Trans>Products stand here once an admin has approved them.</Trans>,
  low: <Trans>A product comes here when its stock falls to the number you set in its form.</Trans>,
  'sold-out': <Trans>Products of which nothing can be bought come here, ready for new stock.</Trans>,
  pending: <Trans>Products wait here until an admin has approved them.</Trans>,
  draft: <Trans>Products that you have not submitted yet, and those of an imported sheet, stand here.</Trans>,
  rejected: <Trans>A product that an admin sends back stands here with his reason.</Trans>,
  archived: <Trans>What you take out of the shop is kept here and can be restored.</Trans>,
};

/** A tab without products: what will be here and how to start. */
export function NoProducts({ tab, keyword }: { tab: ProductTab | undefined; keyword: string }) {
  if (keyword)
    return (
      <EmptyState
        title={<Trans>No product matches {keyword}</Trans>}
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
      {tab ? sentences[tab] : <Trans>Everything you sell stands here, with its price and stock.</Trans>}
    </EmptyState>
  );
}
