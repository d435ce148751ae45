import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import { type AdForm, hasAmount } from '../../wizard/ad-form.ts';

export interface PreviewSeller {
  name: string;
  image: string | null;
}

const centsOf = (typed: string): number | null => {
  const cents = Math.round(Number(typed) * 100);
  return typed.trim() !== '' && Number.isFinite(cents) && cents > 0 ? cents : null;
};

/** The price line in the words of the card. */
export function PreviewPrice({ form, size = 'card' }: { form: AdForm; size?: 'card' | 'detail' }) {
  const cents = centsOf(form.price);
  const sale = centsOf(form.sale_price);
  const strong = size === 'detail' ? 'font-display text-3xl font-bold' : 'font-display text-md font-semibold';
  if (form.price_type === 'free')
    return (
      <b className={strong}>
        <Trans>Free</Trans>
      </b>
    );
  if (form.price_type === 'on-request')
    return (
      <b className={strong}>
        <Trans>Price on request</Trans>
      </b>
    );
  if (cents === null)
    return (
      <span className={`${strong} text-ink-3`}>
        <Trans>Price comes next</Trans>
      </span>
    );
  const isReduced = sale !== null && sale < cents && hasAmount(form.price_type);
  return <Price cents={isReduced ? sale : cents} wasCents={isReduced ? cents : undefined} size={size} />;
}

export function useConditionWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    'like-new': t`Used, like new`,
    good: t`Used, good condition`,
    fair: t`Used, fair condition`,
    'for-parts': t`For parts`,
  };
}

interface PreviewCardProps {
  form: AdForm;
  photos: readonly { url: string }[];
  seller: PreviewSeller;
}

/** The ad as its card will be, while it is written. */
export function PreviewCard({ form, photos, seller }: PreviewCardProps) {
  const words = useConditionWords();
  const [cover] = photos;
  const place = form.address?.city ?? '';
  return (
    <section aria-label="Preview">
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon of={Eye} size={18} />
        <Trans>How buyers will see it</Trans>
      </p>
      <div className="panel p-4">
        <Frame src={cover?.url} isFirst>
          {photos.length > 1 && (
            <span className="num absolute end-3 bottom-3 inline-flex h-6 items-center rounded-full bg-ink/85 px-2 text-xs font-semibold text-on-ink">
              1 / {photos.length}
            </span>
          )}
        </Frame>
        <p className="mt-3">
          <PreviewPrice form={form} />
        </p>
        <p className="line-clamp-2 leading-snug font-medium wrap-anywhere">
          {form.title || (
            <span className="text-ink-3">
              <Trans>Your title</Trans>
            </span>
          )}
        </p>
        {words[form.condition] && <p className="mt-0.5 text-sm text-ink-2">{words[form.condition]}</p>}
        <p className="mt-1 text-sm text-ink-3">
          {place && <>{place} · </>}
          <Trans>just now</Trans>
        </p>
        <div className="mt-4 flex items-center gap-2.5 border-t border-line pt-4">
          <Avatar
            name={seller.name}
            src={seller.image && pictureUrl(seller.image, { w: 80, h: 80 })}
            size={40}
          />
          <span className="min-w-0 text-sm leading-tight">
            <b className="block truncate font-semibold">{form.contact_name || seller.name}</b>
            {form.address && (
              <span className="text-ink-3">
                {form.address.city} {form.address.state_code}
              </span>
            )}
          </span>
        </div>
      </div>
    </section>
  );
}
