import { useLingui } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

const sizes = {
  56: 'size-14',
  72: 'size-[72px]',
  96: 'size-[72px] sm:size-24',
};

interface ItemPictureProps {
  image: string | null;
  size?: keyof typeof sizes;
  /** Placed at the corner. */
  quantity?: number;
}

/** The small picture of an item in a cart or an order. */
export function ItemPicture({ image, size = 72, quantity }: ItemPictureProps) {
  const { t } = useLingui();
  return (
    <span className={`relative block shrink-0 ${sizes[size]}`}>
      <Frame
        {...pictureSources(image, { w: size, h: size })}
        ratio="1:1"
        fallback={ShoppingBag}
        className="!rounded-md"
      />
      {quantity !== undefined && (
        <span
          role="img"
          aria-label={t`Quantity ${quantity}`}
          className="num absolute -end-2 -top-2 grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-xs font-bold text-on-ink"
        >
          {quantity}
        </span>
      )}
    </span>
  );
}
