import { Trans, useLingui } from '@lingui/react/macro';
import type { Review, ReviewItem } from '@souk/contract/modules/reviews/reviews';
import { Link } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { LampStar } from '../../../ui/rating.tsx';
import { customerReviewActs, reviewActs } from '../review-acts.ts';
import { loginPath } from '../review-paths.ts';
import { ItemLine } from './item-line.tsx';
import { LikeButton } from './like-button.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewStanding } from './review-standing.tsx';

/** Who is named at the head: its author, the reviewed thing, or the author with the thing in the line below. */
export type CardHead = 'author' | 'item' | 'both';

interface ReviewCardProps {
  review: Review;
  /** Where its buttons lead back to: the page it is shown on. */
  back: string;
  head?: CardHead;
}

function Written({ review }: { review: Review }) {
  const { shortMonthDate } = useDates();
  return (
    <>
      <time dateTime={review.created_at}>
        <bdi>{shortMonthDate(review.created_at)}</bdi>
      </time>
      {review.is_edited && (
        <>
          {' · '}
          <Trans>edited</Trans>
        </>
      )}
    </>
  );
}

function ItemName({ item: { title, path } }: { item: ReviewItem }) {
  if (!title) return null;
  return (
    <>
      {' · '}
      {path ? (
        <Link to={path} className="underline-offset-[3px] hover:text-ink hover:underline">
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
    </>
  );
}

function AuthorLine({ review, hasItem }: { review: Review; hasItem: boolean }) {
  const { author } = review;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={author.name} src={author.image ? pictureUrl(author.image, { w: 80, h: 80 }) : null} />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <bdi>{author.name}</bdi>
        </p>
        <p className="text-sm text-ink-3">
          <Written review={review} />
          {hasItem && <ItemName item={review.item} />}
        </p>
      </div>
    </div>
  );
}

function Head({ review, head }: { review: Review; head: CardHead }) {
  const { t } = useLingui();
  const { rating } = review;
  return (
    <header className="flex items-center gap-3">
      {head === 'item' ? (
        <div className="min-w-0 flex-1">
          <ItemLine item={review.item}>
            <Written review={review} />
          </ItemLine>
        </div>
      ) : (
        <AuthorLine review={review} hasItem={head === 'both'} />
      )}
      <span className="inline-flex shrink-0 items-center gap-1 text-sm">
        <LampStar />
        <span className="sr-only">{t`${rating} of 5 stars`}</span>
        <b className="num font-semibold" aria-hidden="true">
          {rating}.0
        </b>
      </span>
    </header>
  );
}

function Answer({ review }: { review: Review }) {
  const { shortMonthDate } = useDates();
  const { reply } = review;
  if (!reply) return null;
  const date = shortMonthDate(reply.created_at);
  return (
    <div className="mt-3 rounded-lg bg-sunken p-4">
      <p className="text-sm font-semibold">
        <Trans>Reply</Trans> <bdi className="font-normal text-ink-3">{date}</bdi>
      </p>
      <p className="mt-1 max-w-[65ch] break-words whitespace-pre-line text-ink-2">
        <bdi>{reply.comment}</bdi>
      </p>
    </div>
  );
}

/** What the reader may do to it; a visitor, who has no moves, logs in first. */
function Moves({ review, back }: Omit<ReviewCardProps, 'head'>) {
  const viewer = useViewer();
  return (
    <div className="-ms-2 mt-2 flex flex-wrap items-center gap-x-4">
      <LikeButton review={review} back={back} />
      {viewer ? (
        <>
          <Acts of={reviewActs} row={review} only={['reply', 'report']} back={back} as="link" />
          <Acts
            of={viewer.seller_type === 'private' ? reviewActs : customerReviewActs}
            row={review}
            only={['edit', 'delete']}
            back={back}
            as="link"
          />
        </>
      ) : (
        <TextLink to={loginPath(back)} className="tap text-sm">
          <Trans>Report</Trans>
        </TextLink>
      )}
    </div>
  );
}

/** One review with what its reader may do to it. */
export function ReviewCard({ review, back, head = 'author' }: ReviewCardProps) {
  const { title } = review;
  return (
    <article className="border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0">
      <Head review={review} head={head} />
      <div className="mt-3 empty:hidden">
        <ReviewStanding review={review} />
      </div>
      {title && (
        <h3 className="mt-3 font-semibold break-words">
          <bdi>{title}</bdi>
        </h3>
      )}
      <p className={`${title ? 'mt-1' : 'mt-3'} max-w-[65ch] break-words whitespace-pre-line text-ink-2`}>
        <bdi>{review.comment}</bdi>
      </p>
      <ReviewPhotos images={review.images} />
      <Answer review={review} />
      <Moves review={review} back={back} />
    </article>
  );
}
