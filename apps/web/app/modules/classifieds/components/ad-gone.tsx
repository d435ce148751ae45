import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import basket from '../../../ui/art/basket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListingStrip } from '../../search/index.ts';

/** Shown in place of a deleted ad, with similar ones. */
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
        <Trans>The owner took it down. Here are some similar ads.</Trans>
      </EmptyState>
      <ListingStrip title={<Trans>Similar ads</Trans>} items={instead} />
    </div>
  );
}
