import { useLingui } from '@lingui/react/macro';
import type { PublicPromotion } from '@souk/contract/modules/discounts/promotions';
import { Megaphone } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { publicTerms } from '../promotion-terms.ts';
import { usePromotionWords } from '../use-promotion-words.ts';

interface PublicPromotionsProps {
  promotions: readonly PublicPromotion[];
  /** What the business offers, by which promotions name it. */
  things: readonly { id: number; name: string }[];
}

/** What is off at a business now, and on which conditions. */
export function PublicPromotions({ promotions, things }: PublicPromotionsProps) {
  const { t } = useLingui();
  const words = usePromotionWords();
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={t`Promotions`} className="mt-4 grid gap-2">
      {promotions.map((promotion) => {
        const { id, title, description, service_ids: ids } = promotion;
        const named = things.filter((thing) => ids.includes(thing.id)).map(({ name }) => name);
        // It is for nothing that can be had now.
        if (ids.length > 0 && named.length === 0) return null;
        return (
          <li key={id} className="flex items-start gap-3 rounded-lg bg-good-soft p-3.5">
            <Icon of={Megaphone} size={18} className="mt-0.5 shrink-0 text-good" />
            <p className="min-w-0 text-[15px] wrap-anywhere">
              <b className="font-semibold">
                <bdi>{title}</bdi>
              </b>
              <span className="block text-ink-2">{words(publicTerms(promotion, named))}</span>
              {description && <bdi className="block whitespace-pre-line text-ink-2">{description}</bdi>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
