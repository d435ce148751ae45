import type { RetailOrder } from '@souk/contract/modules/retail/orders';
import { Info } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { NextWords } from './next-words.tsx';

/** What happens next, below the steps. */
export function NextBanner({ order }: { order: RetailOrder }) {
  if (!order.next) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <span>
        <NextWords order={order} />
      </span>
    </p>
  );
}
