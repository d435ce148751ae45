import { Trans } from '@lingui/react/macro';
import type { socialProviders } from '@souk/contract/modules/identity/sessions';
import type { ReactNode } from 'react';
import { usePageRoot } from '../../lib/page-root.ts';
import { buttonClass } from '../../ui/button.tsx';

type Provider = (typeof socialProviders)[number];

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.5-.2-2.300H12v4.300h6.200a5.300 5.300 0 0 1-2.300 3.500v2.900h3.700c2.200-2 3.400-5 3.400-8.400z"
      />
      <path
        fill="#34a853"
        d="M12 23.500c3.100 0 5.700-1 7.600-2.800l-3.700-2.900c-1 .7-2.400 1.100-3.900 1.100-3 0-5.500-2-6.400-4.700H1.800v3A11.500 11.500 0 0 0 12 23.500z"
      />
      <path
        fill="#fbbc05"
        d="M5.600 14.200a6.900 6.900 0 0 1 0-4.400v-3H1.800a11.500 11.500 0 0 0 0 10.400z"
      />
      <path
        fill="#ea4335"
        d="M12 5.100c1.700 0 3.200.6 4.400 1.700l3.300-3.300A11.500 11.500 0 0 0 1.800 6.800l3.800 3C6.500 7.100 9 5.100 12 5.100z"
      />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        fill="#fff"
        d="M16.700 15.500l.5-3.500h-3.300V9.800c0-.9.500-1.900 2-1.900h1.500V5s-1.400-.2-2.700-.2c-2.800 0-4.500 1.700-4.500 4.700V12H7v3.500h3.200V24a12.800 12.800 0 0 0 3.700 0v-8.500z"
      />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
      <path d="M16.700 12.700c0-2.300 1.900-3.400 2-3.500-1.100-1.600-2.800-1.800-3.400-1.800-1.400-.1-2.800.9-3.500.9s-1.900-.8-3-.8c-1.600 0-3 .9-3.800 2.300-1.600 2.800-.4 7 1.200 9.300.8 1.100 1.700 2.400 2.900 2.300 1.200 0 1.600-.7 3-.7s1.800.7 3 .7 2-1.100 2.800-2.200c.9-1.300 1.200-2.500 1.300-2.600-.1 0-2.500-1-2.500-3.900zM14.400 5.900c.6-.8 1.100-1.900 1-2.900-.9 0-2.100.6-2.700 1.400-.6.7-1.100 1.800-1 2.800 1 .1 2-.5 2.700-1.300z" />
    </svg>
  );
}

const providers: readonly [Provider, string, () => ReactNode][] = [
  ['google', 'Google', GoogleMark],
  ['facebook', 'Facebook', FacebookMark],
  ['apple', 'Apple', AppleMark],
];

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'grid-cols-2' };

/** Sign-in through other providers, if there are any; each links to the provider's own page. */
export function SocialButtons({ back }: { back: string }) {
  const offered = usePageRoot()?.socialProviders ?? [];
  if (offered.length === 0) return null;
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      <div className={`grid gap-2.5 ${columns[offered.length] ?? 'sm:grid-cols-3'}`}>
        {providers
          .filter(([provider]) => offered.includes(provider))
          .map(([provider, name, Mark]) => (
            <a
              key={provider}
              href={`/social-login/${provider}?${new URLSearchParams({ back })}`}
              className={`${buttonClass({ tone: 'line', isWide: true })} !h-12 !px-2 text-sm`}
            >
              <Mark />
              {name}
            </a>
          ))}
      </div>
    </>
  );
}
