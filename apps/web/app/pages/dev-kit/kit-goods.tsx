import { VerdictPill } from '../../modules/food/index.ts';
import sofa from '../../ui/art/sofa.svg';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, CountBadge } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating, RatingBreakdown } from '../../ui/rating.tsx';
import { RatingInput } from '../../ui/rating-input.tsx';
import { KitPanel, KitRow } from './kit-panel.tsx';

export function KitGoods() {
  return (
    <KitPanel title="Badges, verdicts, rating, price">
      <KitRow>
        <Badge kind="premium" />
        <Badge kind="featured" />
        <Badge kind="deal" percent={24} />
        <Badge kind="sold" />
        <Badge kind="verified" />
        <CountBadge value={4} />
        <CountBadge value={12} />
      </KitRow>
      <KitRow>
        <VerdictPill verdict="halal" />
        <VerdictPill verdict="doubtful" />
        <VerdictPill verdict="haram" />
        <VerdictPill verdict="unknown" />
      </KitRow>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <div>
          <Rating mean={4.6} total={218} />
          <div className="mt-3">
            <RatingInput name="rating" label="Your rating" defaultValue={3} />
          </div>
        </div>
        <RatingBreakdown counts={[4, 9, 22, 61, 122]} />
      </div>
      <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
        <Price cents={114_800} size="detail" includesGst />
        <Price cents={6800} wasCents={8900} hasSaving />
        <Price cents={82_000} unit="per week" />
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-4">
        <Avatar name="Amal Haddad" size={30} />
        <Avatar name="Tom Hughes" size={40} />
        <Avatar name="Clay & Co" size={64} />
        <Avatar name="Sofa" src={sofa} size={64} />
        <Avatar name="Grace Tran" size={134} />
        <span className="pb-1 text-sm text-ink-3">30 header, 40 list, 64 card, 134 profile</span>
      </div>
    </KitPanel>
  );
}
