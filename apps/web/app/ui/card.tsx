import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CardProps {
  to: string;
  title: ReactNode;
  frame?: ReactNode;
  badge?: ReactNode;
  /** The heart, above the card's link. */
  heart?: ReactNode;
  price?: ReactNode;
  facts?: ReactNode;
  /** Suburb and time, on one line at most. */
  meta?: ReactNode;
  /** End of the meta line in the module's accent. */
  moment?: ReactNode;
  headingLevel?: 2 | 3;
  isActive?: boolean;
}

/** The same shape for every trade: the whole card is one link, heart and badge lie above it. */
export function Card({
  to,
  title,
  frame,
  badge,
  heart,
  price,
  facts,
  meta,
  moment,
  headingLevel = 3,
  isActive,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card-link relative flex min-w-0 flex-col rounded-xl">
      {isActive && <span className="absolute -inset-3 -z-10 rounded-xl bg-inset" aria-hidden="true" />}
      {frame && (
        <div className="relative">
          {frame}
          {badge && <span className="absolute start-3 top-3">{badge}</span>}
        </div>
      )}
      <div className={`flex flex-1 flex-col ${frame ? 'mt-3' : ''}`}>
        {price && <p>{price}</p>}
        <Heading className="line-clamp-2 leading-snug font-medium">
          <Link
            to={to}
            className="outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-brand"
          >
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        {facts && <div className="mt-0.5 text-sm text-ink-2">{facts}</div>}
        {(meta || moment) && (
          <div className="mt-1 flex items-center justify-between gap-2 text-sm">
            <span className="truncate text-ink-3">{meta}</span>
            {moment && <span className="shrink-0">{moment}</span>}
          </div>
        )}
      </div>
      {heart && <span className="absolute end-3 top-3 z-10">{heart}</span>}
    </article>
  );
}

/** A card without a picture takes the width of two on phones. */
const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-5 max-md:[&>.card]:col-span-2';

/** Rows of cards with equal heights: two on phones, three, then four. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={`${grid} md:max-lg:grid-cols-3`}>{children}</div>;
}

/** Four or eight cards in complete rows of two or four. */
export function CardRow({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
