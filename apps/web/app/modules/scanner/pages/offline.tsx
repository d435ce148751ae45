import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import can from '../art/can.svg';
import type { Route } from './+types/offline.ts';

export const handle = { access: 'public', screen: 'FoodScanner' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`No network`),
  { name: 'robots', content: 'noindex' },
];

/** Shown at any address while offline; its links are plain, because it is stored without scripts. */
export default function Offline() {
  return (
    <FullPageNotice
      palette="sky"
      object={can}
      title={<Trans>You are offline</Trans>}
      actions={
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: -- the address at which it stands, whichever that is */}
          <a href="" className={buttonClass()}>
            <Trans>Try again</Trans>
          </a>
          <a href="/food-scanner" className={buttonClass({ tone: 'line' })}>
            <Trans>Scan a food</Trans>
          </a>
        </>
      }
    >
      <Trans>
        This page is not saved on your device. The Food Scanner answers without a network once you have set it
        up.
      </Trans>
    </FullPageNotice>
  );
}
