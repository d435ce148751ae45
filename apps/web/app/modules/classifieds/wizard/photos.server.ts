import { msg } from '@lingui/core/macro';
import { maxAdImages } from '@souk/contract/modules/classifieds/image-rules';
import { uploadAdImages } from '@souk/contract/modules/classifieds/images';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { photosIn } from '../../media/index.server.ts';

/** The pictures of a sent ad in their order. */
export const adPhotosIn = (args: PageArgs, sent: Record<string, unknown>) =>
  photosIn(args, sent, {
    endpoint: uploadAdImages,
    max: maxAdImages,
    fullText: msg`An ad has room for ${maxAdImages} photos.`,
  });
