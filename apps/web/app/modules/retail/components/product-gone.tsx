import { Trans } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { ListingStrip } from '../../search/index.ts';
import basket from '../art/basket.svg';

/** Similar products instead of one that is no longer sold. */
export function ProductGone({ instead }: { instead: readonly ListingItem[] }) {
  return (
    <>
      <FullPageNotice
        title={<Trans>This is no longer sold</Trans>}
        object={basket}
        palette="rose"
        actions={
          <ButtonLink to="/retail">
            <Trans>Browse all shops</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>The shop has taken it down. Here are some like it.</Trans>
        </p>
      </FullPageNotice>
      <div className="page pb-14">
        <ListingStrip title={<Trans>Similar products</Trans>} items={instead} />
      </div>
    </>
  );
}
