import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type StatusTone, statusLook, statusWords } from './status-map.ts';

const tones: Record<StatusTone, string> = {
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  mute: 'bg-mute-soft text-mute',
};

/** A state in words with its icon; colour only repeats the words. */
export function StatusPill({ status, children }: { status: string; children?: ReactNode }) {
  const [tone, icon] = statusLook(status);
  return (
    <span
      data-status={status}
      className={`pill inline-flex h-6 items-center gap-[5px] rounded-full px-2 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      <Icon of={icon} size={14} />
      {children ?? statusWords(status)}
    </span>
  );
}
