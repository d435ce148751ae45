import { Trans } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { ButtonLink } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { ListingStrip } from '../../search/index.ts';
import basket from '../art/basket.svg';

/** In place of what is not sold any more: what is like it. */
export function ProductGone({ instead }: { instead: readonly ListingItem[] }) {
  return (
    <>
      <FullPageNotice
        title={<Trans>This is not sold any more</Trans>}
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
