import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import { price } from '../../../lib/format.ts';
import { Acts } from '../../../ui/acts.tsx';
import { promotionActs } from '../promotion-acts.ts';
import { ownTerms } from '../promotion-terms.ts';
import { usePromotionWords } from '../use-promotion-words.ts';
import { DiscountRow } from './discount-row.tsx';

function Uses({ promotion: { uses, uses_max: most, given } }: { promotion: Promotion }) {
  return (
    <span className="num text-sm text-ink-2">
      {most === null ? (
        <Plural value={uses} one="# use" other="# uses" />
      ) : (
        <Trans>
          {uses} of {most} uses
        </Trans>
      )}
      {uses > 0 && (
        <span className="block">
          <Trans>{price(given.cents)} taken off</Trans>
        </span>
      )}
    </span>
  );
}

/** The seller's promotions, the newest first. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useLingui();
  const words = usePromotionWords();
  return (
    <ul className="panel" aria-label={t`Your promotions`}>
      {promotions.map((promotion) => (
        <DiscountRow
          key={promotion.id}
          of={promotion}
          words={words(ownTerms(promotion))}
          facts={<Uses promotion={promotion} />}
          acts={<Acts of={promotionActs} row={promotion} size="sm" suffix={promotion.title} />}
        />
      ))}
    </ul>
  );
}
