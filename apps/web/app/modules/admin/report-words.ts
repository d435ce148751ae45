import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Report, ReportKind } from '@souk/contract/modules/admin/reports';
import { adReasonWords } from '../classifieds/index.ts';
import { productReasonWords } from '../retail/index.ts';
import { reviewReasonWords } from '../reviews/index.ts';
import { foodReasonWords } from '../scanner/index.ts';
import { foodsPath } from './food-queue.ts';

export const reportKindWords: Record<ReportKind, MessageDescriptor> = {
  ad: msg`Ads`,
  product: msg`Products`,
  review: msg`Reviews`,
  food: msg`Foods`,
};

/** The reasons that reporters are offered. */
export const reportReasonWords: Record<ReportKind, Record<string, MessageDescriptor>> = {
  ad: adReasonWords,
  product: productReasonWords,
  review: reviewReasonWords,
  food: foodReasonWords,
};

/** The labels of the buttons that remove the reported thing. */
export const removalWords: Record<ReportKind, { opens: MessageDescriptor; does: MessageDescriptor }> = {
  ad: { opens: msg`Remove`, does: msg`Remove the ad` },
  product: { opens: msg`Remove`, does: msg`Remove the product` },
  review: { opens: msg`Hide`, does: msg`Hide the review` },
  food: { opens: msg`Remove it`, does: msg`Return the food to the queue` },
};

/** The page of the reported thing; of a review, the page of what it is about. */
export function placeOf({ kind, subject }: Pick<Report, 'kind' | 'subject'>): string | null {
  if (kind === 'ad') return `/admin/ads/${subject.id}`;
  if (kind === 'product') return `/admin/products/${subject.id}`;
  if (kind === 'food') return `${foodsPath}/${subject.id}`;
  return subject.review?.path ?? null;
}
