import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import basket from '../../../ui/art/basket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListingStrip } from '../../search/index.ts';

/** The place of an ad that was deleted, with what is like it. */
export function AdGone({ instead }: { instead: readonly ListingItem[] }) {
  const { t } = useLingui();
  return (
    <div className="page pt-8 pb-14">
      <EmptyState
        headingLevel={1}
        title={t`This ad is gone`}
        object={basket}
        palette="saffron"
        action={
          <ButtonLink to="/classifieds">
            <Trans>Browse classifieds</Trans>
          </ButtonLink>
        }
      >
        <Trans>Its owner took it down. These ads are like it.</Trans>
      </EmptyState>
      <ListingStrip title={<Trans>Similar ads</Trans>} items={instead} />
    </div>
  );
}
