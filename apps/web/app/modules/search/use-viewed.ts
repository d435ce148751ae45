import type { ListingItem, SearchModule } from '@souk/contract/modules/search/listing';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../lib/page-root.ts';
import type { loader } from './pages/viewed.ts';

const address = '/viewed';

/** Says that this device has a cookie, which scripts cannot read; without it nothing is asked for. */
const hint = 'souk-viewed';

/** Storage is closed where cookies are refused. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Notes a visitor's look at a thing; the page is kept for all visitors, so only the browser can tell. */
export function useNotedView({ kind, id }: Pick<ListingItem, 'kind' | 'id'>): void {
  const isVisitor = useViewer() === null;
  useEffect(() => {
    if (!isVisitor) return;
    const isSent = navigator.sendBeacon(
      address,
      new URLSearchParams({ module_type: kind, item_id: String(id) }),
    );
    if (isSent) inStorage((storage) => storage.setItem(hint, '1'));
  }, [isVisitor, kind, id]);
}

/** What a visitor has looked at, asked for by the browser once the page is there; nothing for users. */
export function useViewedByDevice(module?: SearchModule): readonly ListingItem[] {
  const isVisitor = useViewer() === null;
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (!isVisitor || inStorage((storage) => storage.getItem(hint)) !== '1') return;
    void load(module ? `${address}?module=${module}` : address);
  }, [isVisitor, load, module]);
  return isVisitor ? (data?.items ?? []) : [];
}
