import { Plural, Trans } from '@lingui/react/macro';
import { useNow } from '../../../../lib/page-root.ts';

const hourMs = 3_600_000;

/** How long something still holds, in words. */
export function TimeLeft({ until }: { until: string }) {
  const hours = Math.floor((Date.parse(until) - useNow().getTime()) / hourMs);
  if (hours < 0) return <Trans>Over</Trans>;
  if (hours < 1) return <Trans>Less than an hour left</Trans>;
  return hours < 48 ? (
    <Plural value={hours} one="# hour left" other="# hours left" />
  ) : (
    <Plural value={Math.floor(hours / 24)} one="# day left" other="# days left" />
  );
}
