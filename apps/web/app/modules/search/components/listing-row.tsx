import type { ListingItem } from '@souk/contract/modules/search/listing';
import { Link } from 'react-router';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { readVerdict, useReaderProfile, VerdictPill } from '../../food/index.ts';
import { ListingPrice } from './listing-card.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

/** One item as a row: the picture at the start, the same lines as on its card. */
export function ListingRow({ item, isFirst = false }: { item: ListingItem; isFirst?: boolean }) {
  const { timeAgo } = useDates();
  const now = useNow();
  const profile = useReaderProfile();
  const pay = item.template_slug === 'job' ? item.facts.find((fact) => fact.startsWith('$')) : undefined;
  const facts = item.facts.filter((fact) => fact !== pay);
  const ratings = item.rating_count ?? 0;
  const isService = item.kind === 'appointments.service';
  const place = [isService && item.seller?.name, item.location, item.category?.name]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="card-link relative flex gap-4 border-b border-line py-4 lg:gap-6">
      <Frame
        {...pictureSources(item.image, { w: 240 })}
        isFirst={isFirst}
        ratio={item.module === 'retail' ? '1:1' : '4:3'}
        className="w-[120px] shrink-0 self-start sm:w-[200px]"
      />
      <div className="min-w-0 flex-1 pe-11">
        <p>
          {pay ? (
            <b className="num font-display text-md font-semibold">{pay}</b>
          ) : (
            <ListingPrice item={item} />
          )}
        </p>
        <h2 className="line-clamp-2 leading-snug font-medium">
          <Link
            to={item.path}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            <bdi>{item.title}</bdi>
          </Link>
        </h2>
        <div className="mt-0.5 text-sm text-ink-2">
          <ListingFacts item={{ ...item, facts }} />
        </div>
        {item.food && (
          <p className="mt-1.5">
            <VerdictPill verdict={readVerdict(item.food.verdicts, profile)} size="sm" />
          </p>
        )}
        {ratings > 0 && <Rating mean={item.rating} total={ratings} hasWord={false} />}
        <p className="mt-1 flex gap-1 text-sm text-ink-3">
          <span className="truncate">{place}</span>
          {!isService && <span className="shrink-0">· {timeAgo(item.created_at, now)}</span>}
        </p>
      </div>
      <span className="absolute end-0 top-4 z-10">
        <WishlistHeart item={item} />
      </span>
    </article>
  );
}
