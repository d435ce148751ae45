import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type VerdictKind = 'halal' | 'doubtful' | 'haram' | 'unknown';

const tones: Record<VerdictKind, string> = {
  halal: 'bg-halal-soft text-halal',
  doubtful: 'bg-doubtful-soft text-doubtful',
  haram: 'bg-haram-soft text-haram',
  unknown: 'bg-unknown-soft text-unknown',
};

const words: Record<VerdictKind, ReactNode> = {
  halal: <Trans>Halal</Trans>,
  doubtful: <Trans>Doubtful</Trans>,
  haram: <Trans>Haram</Trans>,
  unknown: <Trans>Unknown</Trans>,
};

const cut = {
  stroke: 'var(--surface)',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;

const glyphs: Record<VerdictKind, ReactNode> = {
  halal: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d="M7 12.5l3.4 3.4L17 9" {...cut} />
    </>
  ),
  doubtful: (
    <>
      <path
        d="M12 1.8c.9 0 1.6.4 2 1.2l9 16.2c.9 1.5-.2 3.3-2 3.300H3c-1.8 0-2.9-1.8-2-3.3L10 3c.4-.8 1.1-1.2 2-1.2z"
        fill="currentColor"
      />
      <path d="M12 8.5v5M12 17.8v.1" {...cut} />
    </>
  ),
  haram: (
    <>
      <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
      <path d="M8.5 8.5l7 7M15.5 8.5l-7 7" {...cut} />
    </>
  ),
  unknown: (
    <>
      <circle
        cx="12"
        cy="12"
        r="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray="3.6 2.7"
      />
      <path
        d="M9.5 9.300a2.600 2.600 0 1 1 3.700 2.500c-.8.400-1.200.9-1.200 1.700M12 16.700v.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
};

/** Shape, colour and word together; the shape alone tells the verdict too. */
export function VerdictPill({ kind }: { kind: VerdictKind }) {
  return (
    <span
      className={`pill inline-flex h-8 w-fit items-center gap-[5px] rounded-full px-3 text-sm font-semibold ${tones[kind]}`}
    >
      <svg className="size-5 shrink-0" viewBox="0 0 24 24" aria-hidden="true">
        {glyphs[kind]}
      </svg>
      {words[kind]}
    </span>
  );
}
