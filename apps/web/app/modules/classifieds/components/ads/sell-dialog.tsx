import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Bone, Skeleton } from '../../../../ui/skeleton.tsx';
import type { loader } from '../../pages/sell-ads.tsx';
import type { NamedAd } from './delete-form.tsx';
import { SellForm } from './sell-form.tsx';

/** The question before an ad is marked as sold; bidders are loaded when it opens. */
export function SellDialog({ ad, onClose }: { ad: NamedAd | undefined; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<typeof loader>();
  const id = ad?.id;
  useEffect(() => {
    if (id !== undefined) void load(`/ad-management/sold?ids=${id}`);
  }, [id, load]);
  const isLoaded = data?.ads[0]?.id === id;
  return (
    <Dialog isOpen={ad !== undefined} onClose={onClose} title={<Trans>Is it sold?</Trans>}>
      {ad && isLoaded ? (
        <SellForm ads={[ad]} bidders={data?.bidders ?? []} back={`${pathname}${search}`} onCancel={onClose} />
      ) : (
        <Skeleton>
          <Bone className="h-5 w-2/3" />
          <Bone className="mt-4 h-24" />
        </Skeleton>
      )}
    </Dialog>
  );
}
