import { Trans } from '@lingui/react/macro';
import basket from '../../../../ui/art/basket.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { TextLink } from '../../../../ui/link.tsx';

/** An empty cart. */
export function EmptyCart({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyState
      title={<Trans>Your cart is empty</Trans>}
      object={basket}
      palette="rose"
      action={
        <ButtonLink to="/retail">
          <Trans>Browse the shops</Trans>
        </ButtonLink>
      }
    >
      <Trans>Items you add from the shops appear here.</Trans>
      {isGuest && (
        <>
          {' '}
          <TextLink to="/login?back=%2Fcart">
            <Trans>Log in</Trans>
          </TextLink>{' '}
          <Trans>to see what you saved before.</Trans>
        </>
      )}
    </EmptyState>
  );
}
