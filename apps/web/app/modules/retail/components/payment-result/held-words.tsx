import { Plural, Trans } from '@lingui/react/macro';

/** How long the items are still held for the buyer. */
export function HeldWords({ until, now }: { until: string; now: Date }) {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000);
  return minutes > 0 ? (
    <Plural
      value={minutes}
      one="We keep your items for # more minute. You have not been charged."
      other="We keep your items for # more minutes. You have not been charged."
    />
  ) : (
    <Trans>Your items are no longer reserved. You have not been charged.</Trans>
  );
}
