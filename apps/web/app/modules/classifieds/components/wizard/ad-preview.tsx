import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { MapPin } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { type ChosenCategory, useConditionPhrases } from '../../../catalogue/index.ts';
import { ListingPreview, PreviewPart } from '../../../search/index.ts';
import type { AdForm } from '../../wizard/ad-form.ts';
import type { WizardStep } from '../../wizard/steps.ts';
import { PreviewPrice } from './preview-card.tsx';

interface AdPreviewProps {
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  photos: readonly { url: string }[];
  to: (step: WizardStep) => string;
}

/** The whole ad as it will be posted, each part with a link back to its step. */
export function AdPreview({ form, to, ...rest }: AdPreviewProps) {
  const { t } = useLingui();
  const condition = useConditionPhrases()[form.condition] ?? '';
  return (
    <ListingPreview
      {...rest}
      form={form}
      facts={[{ name: t`Condition`, value: condition }]}
      noPhotos={<Trans>No photos yet. An ad without photos can be posted, but few people open it.</Trans>}
      to={to}
    >
      <PreviewPart title={<Trans>Price and place</Trans>} label={t`Change price and place`} to={to('price')}>
        <p>
          <PreviewPrice form={form} size="detail" />
        </p>
        <p className="mt-2 flex items-center gap-2">
          <Icon of={MapPin} size={18} className="text-ink-3" />
          {form.address?.location}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {form.contact_name}
          {form.contact_phone && (
            <>
              {' · '}
              <bdi dir="ltr">{form.contact_phone}</bdi>
              {form.hide_phone && (
                <>
                  {' '}
                  <Trans>(hidden from buyers)</Trans>
                </>
              )}
            </>
          )}
        </p>
      </PreviewPart>
    </ListingPreview>
  );
}
