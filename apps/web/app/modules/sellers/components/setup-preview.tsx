import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { Eye } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { placeName } from '../../locations/index.ts';
import { tradeWords } from '../seller-words.ts';

interface SetupPreviewProps {
  business: BusinessProfile;
  /** First picture of the gallery. */
  picture: string | undefined;
  /** The form's present input. */
  typed: { name: string; description: string; place: string };
}

/** The business as customers will see it, while it is being filled in. */
export function SetupPreview({ business, picture, typed }: SetupPreviewProps) {
  const { i18n } = useLingui();
  const trade = business.seller_type === 'private' ? undefined : tradeWords[business.seller_type];
  const name = typed.name || business.business_name;
  const text = typed.description || business.description;
  const place = typed.place || (business.address && placeName(business.address));
  const logo = business.company_logo && pictureUrl(business.company_logo, { w: 96, h: 96 });
  return (
    <>
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon of={Eye} size={18} />
        <Trans>How customers will see it</Trans>
      </p>
      <div className="panel p-4">
        <Frame
          src={picture ? pictureUrl(picture, { w: 656 }) : null}
          {...(trade ? { fallback: trade.icon } : {})}
        />
        <div className="mt-4 flex items-center gap-3">
          <Avatar name={name} src={logo} size={48} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate text-sm text-ink-2">
              {[trade && i18n._(trade.name), place].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <p className="mt-3 line-clamp-4 text-[15px] text-ink-2">
          {text || <Trans>Your description appears here.</Trans>}
        </p>
      </div>
    </>
  );
}
