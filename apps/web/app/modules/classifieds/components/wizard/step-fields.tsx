import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { GeoAddress } from '@souk/contract/shared/values';
import type { ChosenCategory } from '../../../catalogue/index.ts';
import type { PhotoRefusal, Photos } from '../../../media/index.ts';
import type { AdForm } from '../../wizard/ad-form.ts';
import type { WizardStep } from '../../wizard/steps.ts';
import { AdPhotoFields } from './ad-photo-fields.tsx';
import { AdPreview } from './ad-preview.tsx';
import { DetailsFields } from './details-fields.tsx';
import { PriceFields } from './price-fields.tsx';

interface StepFieldsProps {
  step: Exclude<WizardStep, 'category'>;
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  ladder: readonly number[];
  photos: Photos;
  refused: readonly PhotoRefusal[];
  candidates: readonly GeoAddress[];
  to: (step: WizardStep) => string;
  onPlace: (place: GeoAddress | null) => void;
}

/** The questions of one step after the category. */
export function StepFields({ step, form, chosen, attributes, photos, ...rest }: StepFieldsProps) {
  switch (step) {
    case 'details':
      return <DetailsFields form={form} chosen={chosen} attributes={attributes} />;
    case 'photos':
      return (
        <AdPhotoFields photos={photos} refused={rest.refused} saveTo="/post-ad/save?step=photos&to=photos" />
      );
    case 'price':
      return (
        <PriceFields
          form={form}
          chosen={chosen}
          ladder={rest.ladder}
          candidates={rest.candidates}
          onPlace={rest.onPlace}
        />
      );
    case 'preview':
      return (
        <AdPreview form={form} chosen={chosen} attributes={attributes} photos={photos.uploads} to={rest.to} />
      );
  }
}
