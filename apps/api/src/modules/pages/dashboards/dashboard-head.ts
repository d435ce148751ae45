import type { ChartPoint, Dashboard } from '@souk/contract/modules/pages/dashboards';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Period } from './period.rules.ts';

export interface Asked {
  user: { id: number; sellerType: SellerType };
  filter: Dashboard['date_filter'];
  period: Period;
}

export const headOf = ({ filter, period }: Asked, chart: ChartPoint[]) => ({
  date_filter: filter,
  since: period.now.since.toISOString(),
  step: period.step,
  chart,
});
