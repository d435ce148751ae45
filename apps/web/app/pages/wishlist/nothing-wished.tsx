import { Trans } from '@lingui/react/macro';
import type { WishlistTab } from '../../modules/favourites/index.ts';
import { jar } from '../../modules/scanner/index.ts';
import bag from '../../ui/art/bag.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const shelves = {
  classified: {
    to: '/classifieds',
    words: <Trans>Browse the ads</Trans>,
    palette: 'saffron',
    object: bag,
  },
  retail: { to: '/retail', words: <Trans>Browse the shops</Trans>, palette: 'rose', object: bag },
  booking: { to: '/bookings', words: <Trans>Browse the bookings</Trans>, palette: 'jade', object: bag },
  food: { to: '/food-scanner', words: <Trans>Scan a product</Trans>, palette: 'fig', object: jar },
} as const;

/** An empty tab of the wishlist, with a link to where it can be filled. */
export function NothingWished({ tab }: { tab: WishlistTab }) {
  const { to, words, palette, object } = shelves[tab];
  return (
    <EmptyState
      {...{ object, palette }}
      title={<Trans>Your wishlist is empty</Trans>}
      action={<ButtonLink to={to}>{words}</ButtonLink>}
    >
      <Trans>Press the heart on anything you like and it waits for you here.</Trans>
    </EmptyState>
  );
}
