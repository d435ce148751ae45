import { Plural, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { useState } from 'react';
import { count } from '../../../../lib/format.ts';
import { pictureSources } from '../../../../lib/pictures.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { AdActions } from './ad-actions.tsx';
import { AdPill, AdPrice, Expiry } from './ad-words.tsx';
import { BulkBar, bulkFormId } from './bulk-bar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SellDialog } from './sell-dialog.tsx';

function AdTitle({ ad }: { ad: Ad }) {
  return (
    <span className="flex min-w-0 items-center gap-3.5">
      <Frame {...pictureSources(ad.image, { w: 88, h: 66 })} className="w-[88px] shrink-0 !rounded-md" />
      <span className="min-w-0">
        <TextLink to={ad.path} className="line-clamp-2 !text-ink wrap-anywhere">
          {ad.title}
        </TextLink>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[15px] font-normal">
          <AdPrice ad={ad} />
          {ad.is_premium === 1 && <Badge kind="premium" />}
          {ad.is_premium === 0 && ad.featured_classified === 1 && <Badge kind="featured" />}
        </span>
      </span>
    </span>
  );
}

function Numbers({ ad }: { ad: Ad }) {
  return (
    <>
      <span className="num">
        <Plural value={ad.views} one="# view" other={`${count(ad.views)} views`} />
      </span>
      {ad.offers_count > 0 && (
        <TextLink to={`/offers?role=received&classified_id=${ad.id}`} className="num">
          <Plural value={ad.offers_count} one="# open offer" other="# open offers" />
        </TextLink>
      )}
    </>
  );
}

interface RowProps {
  ad: Ad;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDelete: (ad: Ad) => void;
  onSell: (ad: Ad) => void;
}

function ListingStrip({ ad, isChosen, onChoose, onDelete, onSell }: RowProps) {
  const { t } = useLingui();
  const { title } = ad;
  return (
    <li
      className={`card relative grid gap-x-5 gap-y-3 p-4 ps-14 lg:grid-cols-[minmax(0,1fr)_244px_188px] lg:items-center ${isChosen ? 'shadow-[inset_0_0_0_2px_var(--ink)]!' : ''}`}
    >
      <Checkbox
        name="ids"
        value={ad.id}
        form={bulkFormId}
        label={<span className="sr-only">{t`Select ${title}`}</span>}
        className="absolute start-4 top-2.5 lg:top-1/2 lg:-translate-y-1/2"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <AdTitle ad={ad} />
      <span className="grid justify-items-start gap-1.5 text-sm text-ink-2">
        <AdPill ad={ad} />
        <span className="flex flex-wrap gap-x-3.5 gap-y-0.5">
          <Expiry ad={ad} />
          <Numbers ad={ad} />
        </span>
        {ad.rejection_reason && <span className="line-clamp-3 wrap-anywhere">{ad.rejection_reason}</span>}
      </span>
      <AdActions ad={ad} onDelete={onDelete} onSell={onSell} />
    </li>
  );
}

/** Own ads, one row each on desktops and one card on phones, with what may be done to them. */
export function AdTable({ ads }: { ads: readonly Ad[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [toDelete, setToDelete] = useState<Ad>();
  const [toSell, setToSell] = useState<Ad>();
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <BulkBar ads={ads} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
      <ul className="mt-3 grid gap-3" aria-label={t`Your ads`}>
        {ads.map((ad) => (
          <ListingStrip
            key={ad.id}
            ad={ad}
            isChosen={chosen.has(ad.id)}
            onChoose={(isChosen) => choose(ad.id, isChosen)}
            onDelete={setToDelete}
            onSell={setToSell}
          />
        ))}
      </ul>
      <DeleteDialog ad={toDelete} onClose={() => setToDelete(undefined)} />
      <SellDialog ad={toSell} onClose={() => setToSell(undefined)} />
    </>
  );
}
