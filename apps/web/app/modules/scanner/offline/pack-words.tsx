import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { count } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { tagIn } from '../../food/index.ts';
import { bytesIn, foodsIn } from './food-pack.ts';
import type { PackFacts } from './store.ts';

const megabyte = 1_000_000;

export const sayMegabytes = (i18n: I18n, bytes: number): string =>
  new Intl.NumberFormat(tagIn(i18n), {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / megabyte);

/** The size and age of the pack on the device. */
export function PackWords({ facts }: { facts: PackFacts }) {
  const { timeAgo } = useDates();
  const { i18n } = useLingui();
  const [foods, size] = [count(foodsIn(facts)), sayMegabytes(i18n, bytesIn(facts))];
  if (!facts.isWhole)
    return (
      <Trans>
        {foods} foods so far, {size}.
      </Trans>
    );
  const when = timeAgo(new Date(facts.updatedAt), new Date());
  return (
    <Trans>
      {foods} foods on this device, {size}. Updated {when}.
    </Trans>
  );
}
