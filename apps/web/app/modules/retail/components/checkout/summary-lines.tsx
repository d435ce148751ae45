import { Trans } from '@lingui/react/macro';
import type { Money } from '@souk/contract/shared/values';
import { price } from '../../../../lib/format.ts';
import { optionWords } from '../../option-words.ts';
import { ItemPicture } from '../item-picture.tsx';
import { SellerLine } from '../seller-line.tsx';

export interface SummaryLine {
  id: number;
  title: string;
  options: Record<string, string>;
  image: string | null;
  quantity: number;
  total: Money;
  wasCents?: number | undefined;
}

export interface SummaryGroup {
  seller: { id: number; name: string; image: string | null };
  lines: readonly SummaryLine[];
}

function Line({ line }: { line: SummaryLine }) {
  const words = optionWords(line.options);
  const { wasCents = 0 } = line;
  return (
    <li className="flex gap-4">
      <ItemPicture image={line.image} quantity={line.quantity} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium break-words">
          <bdi>{line.title}</bdi>
        </p>
        {words && <p className="text-sm text-ink-3">{words}</p>}
      </div>
      <p className="num text-end font-medium">
        {price(line.total.cents)}
        {wasCents > line.total.cents && (
          <s className="block text-sm font-normal text-ink-3">
            <span className="sr-only">
              <Trans>was</Trans>{' '}
            </span>
            {price(wasCents)}
          </s>
        )}
      </p>
    </li>
  );
}

/** What is bought, shop by shop. */
export function SummaryLines({ groups }: { groups: readonly SummaryGroup[] }) {
  return (
    <div className="divide-y divide-line">
      {groups.map(({ seller, lines }) => (
        <div key={seller.id} className="py-5 first:pt-4 last:pb-0">
          <p className="mb-4 text-sm text-ink-2">
            <SellerLine seller={{ name: seller.name, image: seller.image }} />
          </p>
          <ul className="space-y-4">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
