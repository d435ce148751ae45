import type { ListingItem, SearchModule } from '@souk/contract/modules/search/listing';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../lib/page-root.ts';
import type { loader } from './pages/viewed.ts';

const address = '/viewed';

/** Says that this device has a cookie, which scripts cannot read; without it nothing is requested. */
const hint = 'souk-viewed';

/** Storage cannot be used where cookies are blocked. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Records a visitor's view of a thing; the page is cached for all visitors, so only the browser can do it. */
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

/** What a visitor has viewed, loaded by the browser after the page; nothing for users. */
export function useViewedByDevice(module?: SearchModule): readonly ListingItem[] {
  const isVisitor = useViewer() === null;
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (!isVisitor || inStorage((storage) => storage.getItem(hint)) !== '1') return;
    void load(module ? `${address}?module=${module}` : address);
  }, [isVisitor, load, module]);
  return isVisitor ? (data?.items ?? []) : [];
}
