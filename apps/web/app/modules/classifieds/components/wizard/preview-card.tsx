import { Trans } from '@lingui/react/macro';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { centsOf } from '../../../../lib/typed-values.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Price } from '../../../../ui/price.tsx';
import { useConditionPhrases } from '../../../catalogue/index.ts';
import { CardPreview, CardPreviewTitle } from '../../../search/index.ts';
import { type AdForm, hasAmount } from '../../wizard/ad-form.ts';

export interface PreviewSeller {
  name: string;
  image: string | null;
}

/** The price line as on the card. */
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

interface PreviewCardProps {
  form: AdForm;
  photos: readonly { url: string }[];
  seller: PreviewSeller;
}

/** The ad as its card will be, while it is written. */
export function PreviewCard({ form, photos, seller }: PreviewCardProps) {
  const words = useConditionPhrases();
  const place = form.address?.city ?? '';
  return (
    <CardPreview photos={photos}>
      <p className="mt-3">
        <PreviewPrice form={form} />
      </p>
      <CardPreviewTitle title={form.title} />
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
    </CardPreview>
  );
}
