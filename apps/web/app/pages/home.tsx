import { Trans } from '@lingui/react/macro';
import type { Route } from './+types/home.ts';

export const handle = { cache: 60 };

export const meta: Route.MetaFunction = () => [{ title: 'Souk: find it, book it, scan it' }];

export default function Home() {
  return (
    <div className="page py-14 text-center lg:py-20">
      <h1 className="font-display text-4xl font-bold tracking-[-0.03em] lg:text-5xl">
        <Trans>Find it. Book it. Scan it.</Trans>
      </h1>
      <p className="mx-auto mt-3 max-w-[56ch] text-md text-ink-2">
        <Trans>
          Second-hand finds, local shops, trusted services and a halal food scanner, from people near you.
        </Trans>
      </p>
    </div>
  );
}
