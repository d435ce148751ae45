import { Trans } from '@lingui/react/macro';
import type {
  NotificationChannel,
  NotificationKind,
} from '@souk/contract/modules/notifications/notifications';
import type { ReactNode } from 'react';

export const kindWords: Record<NotificationKind, ReactNode> = {
  offer: <Trans>Offers</Trans>,
  message: <Trans>Messages</Trans>,
  'ad-approved': <Trans>Your ad was approved</Trans>,
  'ad-rejected': <Trans>Your ad was rejected</Trans>,
  'ad-expired': <Trans>Your ad has expired</Trans>,
  'ad-reported': <Trans>Your ad was reported</Trans>,
  'saved-search': <Trans>New in your saved searches</Trans>,
  wishlist: <Trans>Wishlist updates</Trans>,
  product: <Trans>Your products</Trans>,
  food: <Trans>Foods you keep or have added</Trans>,
  question: <Trans>Questions about products</Trans>,
  review: <Trans>Reviews</Trans>,
  dispute: <Trans>Disputes</Trans>,
  promotion: <Trans>Your plan and boosts</Trans>,
  order: <Trans>Your orders</Trans>,
  payment: <Trans>Refunds and payouts</Trans>,
  verification: <Trans>Verification of your business</Trans>,
  approval: <Trans>Waiting for approval</Trans>,
  account: <Trans>Account security</Trans>,
};

export const channelWords: Record<NotificationChannel, ReactNode> = {
  mail: <Trans>E-mail</Trans>,
  push: <Trans>Push</Trans>,
  sms: <Trans>SMS</Trans>,
};
