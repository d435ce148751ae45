import { Trans } from '@lingui/react/macro';
import type { OrderLine } from '@souk/contract/modules/retail/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { optionWords } from '../../option-words.ts';
import { ItemPicture } from '../item-picture.tsx';
import { LinePill } from './order-pill.tsx';

interface OrderLineRowProps {
  line: OrderLine;
  isPickup: boolean;
  /** The viewer's actions. */
  moves?: ReactNode;
  showsSku?: boolean | undefined;
}

function Facts({ line, isPickup, showsSku }: Pick<OrderLineRowProps, 'line' | 'isPickup' | 'showsSku'>) {
  const words = optionWords(line.options);
  const { shipped_quantity: shipped, quantity } = line;
  const { returning_quantity: returning, returned_quantity: returned } = line;
  return (
    <>
      {words && <p className="text-sm text-ink-3">{words}</p>}
      {showsSku && line.sku && (
        <p className="num text-sm text-ink-3">
          <Trans>SKU {line.sku}</Trans>
        </p>
      )}
      <p className="num text-sm text-ink-2">
        <Trans>
          {quantity} × {price(line.unit_price.cents)}
        </Trans>
      </p>
      {line.status === 'part-shipped' && (
        <p className="num text-sm text-ink-2">
          {isPickup ? (
            <Trans>
              {shipped} of {quantity} ready
            </Trans>
          ) : (
            <Trans>
              {shipped} of {quantity} sent
            </Trans>
          )}
        </p>
      )}
      {returning > 0 && (
        <p className="num text-sm text-ink-2">
          <Trans>{returning} in a return</Trans>
        </p>
      )}
      {returned > 0 && returned < quantity && (
        <p className="num text-sm text-ink-2">
          <Trans>{returned} returned</Trans>
        </p>
      )}
    </>
  );
}

/** One item of an order. */
export function OrderLineRow({ line, isPickup, moves, showsSku }: OrderLineRowProps) {
  return (
    <li className="flex gap-4 py-4">
      <ItemPicture image={line.image} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="leading-snug font-medium break-words">
              {line.path ? (
                <Link to={line.path} className="hover:underline">
                  <bdi>{line.title}</bdi>
                </Link>
              ) : (
                <bdi>{line.title}</bdi>
              )}
            </p>
            <Facts line={line} isPickup={isPickup} showsSku={showsSku} />
          </div>
          <p className="num text-end font-medium">
            {price(line.line_total.cents)}
            {line.refunded.cents > 0 && (
              <span className="block text-sm font-normal text-good">
                <Trans>{price(line.refunded.cents)} back</Trans>
              </span>
            )}
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {line.status !== 'ordered' && <LinePill status={line.status} isPickup={isPickup} />}
          {moves}
        </div>
      </div>
    </li>
  );
}
