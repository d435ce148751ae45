import { Plural, Trans } from '@lingui/react/macro';
import type { SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

/** From this many on, the number is not shown. */
const few = 5;

const look = 'mt-4 flex items-center gap-1.5 text-[15px] font-semibold';

/** Whether it is in stock, and how little is left. */
export function StockLine({ variant }: { variant: Pick<SaleVariant, 'free' | 'is_sold_out'> }) {
  const { free, is_sold_out } = variant;
  if (is_sold_out)
    return (
      <p className={`${look} text-mute`}>
        <Icon of={CircleSlash} size={18} />
        <Trans>Sold out</Trans>
      </p>
    );
  if (free <= few)
    return (
      <p className={`${look} text-warn`}>
        <Icon of={Clock} size={18} />
        <Plural value={free} one="Only # left" other="Only # left" />
      </p>
    );
  return (
    <p className={`${look} text-good`}>
      <Icon of={CircleCheck} size={18} />
      <Trans>In stock</Trans>
    </p>
  );
}
