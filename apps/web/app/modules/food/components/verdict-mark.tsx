import type { HalalStatus } from '@souk/contract/modules/food/words';
import type { ReactNode } from 'react';

const cut = {
  stroke: 'var(--surface)',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;

const glyphs: Record<HalalStatus, ReactNode> = {
  halal: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d="M7 12.5l3.4 3.4L17 9" {...cut} />
    </>
  ),
  doubtful: (
    <>
      <path
        d="M12 1.8c.9 0 1.6.4 2 1.2l9 16.2c.9 1.5-.2 3.3-2 3.3H3c-1.8 0-2.9-1.8-2-3.3L10 3c.4-.8 1.1-1.2 2-1.2z"
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
        d="M9.5 9.3a2.6 2.6 0 1 1 3.7 2.5c-.8.4-1.2.9-1.2 1.7M12 16.7v.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
};

/** Text in the colour of each verdict. */
export const verdictTexts: Record<HalalStatus, string> = {
  halal: 'text-halal',
  doubtful: 'text-doubtful',
  haram: 'text-haram',
  unknown: 'text-unknown',
};

/** The soft background of each verdict. */
export const verdictGrounds: Record<HalalStatus, string> = {
  halal: 'bg-halal-soft',
  doubtful: 'bg-doubtful-soft',
  haram: 'bg-haram-soft',
  unknown: 'bg-unknown-soft',
};

interface VerdictMarkProps {
  verdict: HalalStatus;
  /** Its size. */
  className?: string;
}

/** The icon of a verdict in its colour, next to its name. */
export const VerdictMark = ({ verdict, className = 'size-5' }: VerdictMarkProps) => (
  <svg
    className={`shrink-0 ${verdictTexts[verdict]} ${className}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {glyphs[verdict]}
  </svg>
);
