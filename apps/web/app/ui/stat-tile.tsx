import type { ReactNode } from 'react';

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** The change in words, as "2 min slower". */
  change?: ReactNode;
  tone?: 'good' | 'bad' | 'mute';
  /** Points of the sparkline, oldest first. */
  points?: readonly number[];
}

const tones = { good: 'text-good', bad: 'text-bad', mute: 'text-ink-3' };

function curveOf(points: readonly number[]): string {
  const low = Math.min(...points);
  const span = Math.max(...points) - low || 1;
  const step = 100 / Math.max(1, points.length - 1);
  return points.map((point, index) => `${index * step},${30 - ((point - low) / span) * 26}`).join(' ');
}

/** One important number, with its change in words. */
export function StatTile({ label, value, change, tone = 'mute', points }: StatTileProps) {
  return (
    <div className="panel overflow-hidden">
      <div className="p-5">
        <p className="text-sm text-ink-2">{label}</p>
        <p className="num mt-1 font-display text-2xl font-bold tracking-[-0.015em]">{value}</p>
        {change && <p className={`mt-0.5 text-sm ${tones[tone]}`}>{change}</p>}
      </div>
      {points && points.length > 1 && (
        <svg viewBox="0 0 100 34" preserveAspectRatio="none" className="block h-10 w-full" aria-hidden="true">
          <polyline
            points={curveOf(points)}
            fill="none"
            stroke="var(--brand)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}
