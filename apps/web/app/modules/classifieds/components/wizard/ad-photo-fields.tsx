import { useLingui } from '@lingui/react/macro';
import { maxAdImages } from '@souk/contract/modules/classifieds/image-rules';
import {
  PhotoFields,
  type PhotoRefusal,
  type Photos,
  type StoredPhoto,
  usePhotos,
} from '../../../media/index.ts';

/** The photos of an ad while it is written. */
export const usePhotosOfAd = (stored: readonly StoredPhoto[], onChange: () => void): Photos =>
  usePhotos(stored, { uploadTo: '/post-ad/photos', onChange });

interface AdPhotoFieldsProps {
  photos: Photos;
  refused: readonly PhotoRefusal[];
  saveTo?: string;
}

export function AdPhotoFields(props: AdPhotoFieldsProps) {
  const { t } = useLingui();
  return (
    <PhotoFields {...props} max={maxAdImages} fullWords={t`An ad has room for ${maxAdImages} photos.`} />
  );
}
