import { Trans, useLingui } from '@lingui/react/macro';
import { beforeLabels, type PeriodName } from './period.ts';
import { growthOf } from './step-words.ts';

/** Good, bad or neither, for the colour of the text. */
export function changeTone(now: number, before: number): 'good' | 'bad' | 'mute' {
  if (before === 0 || now === before) return 'mute';
  return now > before ? 'good' : 'bad';
}

interface ChangeWordsProps {
  now: number;
  before: number;
  period: PeriodName;
}

/** A number compared with the same part of the period before. */
export function ChangeWords({ now, before, period }: ChangeWordsProps) {
  const { i18n } = useLingui();
  const than = i18n._(beforeLabels[period]);
  const growth = growthOf(now, before);
  if (growth === null) return now === 0 ? <Trans>Same as {than}</Trans> : <Trans>Nothing {than}</Trans>;
  if (growth === 0) return <Trans>Same as {than}</Trans>;
  const percent = Math.abs(growth);
  return growth > 0 ? (
    <Trans>
      {percent}% more than {than}
    </Trans>
  ) : (
    <Trans>
      {percent}% less than {than}
    </Trans>
  );
}
