import { Trans } from '@lingui/react/macro';
import type { NotificationChannel } from '@souk/contract/modules/notifications/notifications';
import type { ReactNode } from 'react';

export const channelWords: Record<NotificationChannel, ReactNode> = {
  mail: <Trans>E-mail</Trans>,
  push: <Trans>Push</Trans>,
  sms: <Trans>SMS</Trans>,
};
