import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaperState } from '@souk/contract/modules/sellers/certificates';
import type { DocumentType } from '@souk/contract/modules/sellers/documents';
import type { SetupStep } from '@souk/contract/modules/sellers/setup';

export const documentWords: Record<DocumentType, MessageDescriptor> = {
  identity: msg`Proof of identity`,
  insurance: msg`Insurance`,
  licence: msg`Licence`,
  registration: msg`Business registration`,
  other: msg`Other`,
};

/** State of a document or certificate: look and words of its pill. */
export const paperWords: Record<PaperState, { look: string; words: MessageDescriptor }> = {
  pending: { look: 'pending', words: msg`Waiting for a check` },
  verified: { look: 'approved', words: msg`Verified` },
  rejected: { look: 'rejected', words: msg`Rejected` },
};

export const stepWords: Record<SetupStep, MessageDescriptor> = {
  'profile-information': msg`Profile Information`,
  'business-information': msg`Business Information`,
  'upload-documents': msg`Upload Documents`,
  'upload-gallery': msg`Upload Gallery`,
  'payment-information': msg`Payment Information`,
  'postage-details': msg`Postage Details`,
};

export const weekdayWords: Record<number, MessageDescriptor> = {
  1: msg`Monday`,
  2: msg`Tuesday`,
  3: msg`Wednesday`,
  4: msg`Thursday`,
  5: msg`Friday`,
  6: msg`Saturday`,
  7: msg`Sunday`,
};
