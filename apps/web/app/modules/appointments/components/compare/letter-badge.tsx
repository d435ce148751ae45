import { Trans } from '@lingui/react/macro';

const tones = [
  'bg-book-soft text-book',
  'bg-scan-soft text-scan',
  'bg-ads-soft text-ads',
  'bg-shop-soft text-shop',
  'bg-info-soft text-info',
];

/** The letter by which a quote is known in every row. */
export function LetterBadge({ letter, className = '' }: { letter: string; className?: string }) {
  const tone = tones[letter.charCodeAt(0) - 65] ?? tones[0];
  return (
    <span
      className={`inline-grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold ${tone} ${className}`}
    >
      <span className="sr-only">
        <Trans>Quote</Trans>{' '}
      </span>
      {letter}
    </span>
  );
}
