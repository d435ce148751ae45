import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Pin } from '@souk/contract/modules/search/search';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useListingWords } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import { ListingPrice } from './listing-card.tsx';
import { ListingFacts } from './listing-facts.tsx';

interface SmallCardProps {
  pin: Pick<Pin, 'title' | 'price' | 'image' | 'path'>;
  item: ListingItem | undefined;
}

function SmallCard({ pin, item }: SmallCardProps) {
  return (
    <>
      <Frame
        {...pictureSources(pin.image, { w: 104, h: 104 })}
        ratio="1:1"
        className="w-[104px] shrink-0 !rounded-md"
      />
      <div className="min-w-0 flex-1 py-0.5">
        <p>
          <ListingPrice
            item={{
              price: pin.price,
              template_slug: item?.template_slug ?? null,
              price_type: item?.price_type ?? null,
              price_unit: item?.price_unit ?? null,
            }}
          />
        </p>
        <p className="truncate pe-7 font-medium">
          <Link
            to={pin.path ?? '/'}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            <bdi>{pin.title}</bdi>
          </Link>
        </p>
        {item && <p className="truncate text-sm text-ink-3">{item.location}</p>}
        {item && (
          <div className="mt-1 truncate text-sm text-ink-2">
            <ListingFacts item={item} />
          </div>
        )}
      </div>
    </>
  );
}

interface MapPreviewProps {
  listing: Listing;
  pin: Pin | undefined;
  onClose: () => void;
}

/** The items of the chosen pin. */
export function MapPreview({ listing, pin, onClose }: MapPreviewProps) {
  const { t, i18n } = useLingui();
  const words = useListingWords();
  if (!pin) return null;
  const item = listing.page.data.find(({ id }) => id === pin.id);
  return (
    <section
      aria-label={i18n._(words.chosen)}
      className={`panel absolute inset-x-5 bottom-9 z-20 mx-auto flex max-w-[400px] animate-pop gap-4 !rounded-lg p-3 !shadow-lg ${item ? 'max-lg:hidden' : ''}`}
    >
      <SmallCard pin={pin} item={item} />
      <IconButton
        icon={X}
        label={t`Close preview`}
        size="sm"
        className="!absolute end-1.5 top-1.5 z-10"
        onClick={onClose}
      />
    </section>
  );
}

interface SwipeRowProps {
  items: readonly ListingItem[];
  chosenId: number | undefined;
  onReach: (item: ListingItem) => void;
}

/** The list's things in a row under the map of phones; the one in the middle has its pin marked. */
export function SwipeRow({ items, chosenId, onReach }: SwipeRowProps) {
  const { i18n } = useLingui();
  const words = useListingWords();
  const row = useRef<HTMLUListElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  const hasSwiped = useRef(false);

  useEffect(() => {
    const list = row.current;
    if (!list || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        const item = items.find(
          ({ id }) => String(id) === (shown?.target as HTMLElement | undefined)?.dataset.ad,
        );
        if (item && hasSwiped.current) reach.current(item);
      },
      { root: list, threshold: 0.7 },
    );
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [items]);

  useEffect(() => {
    if (chosenId === undefined) return;
    row.current
      ?.querySelector(`[data-ad="${chosenId}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosenId]);

  if (items.length === 0) return null;
  return (
    <ul
      ref={row}
      aria-label={i18n._(words.onMap)}
      onPointerDown={() => {
        hasSwiped.current = true;
      }}
      className="no-bar absolute inset-x-0 bottom-8 flex snap-x snap-mandatory gap-3 overflow-x-auto px-[6%] pb-2 lg:hidden"
    >
      {items.map((item) => (
        <li
          key={`${item.kind}-${item.id}`}
          data-ad={item.id}
          className="panel relative flex w-[88%] shrink-0 snap-center gap-4 !rounded-lg p-3 !shadow-lg"
        >
          <SmallCard pin={item} item={item} />
        </li>
      ))}
    </ul>
  );
}
