import type { Condition } from '@souk/contract/modules/catalogue/conditions';

export const conditionLabels: Record<Condition, string> = {
  new: 'New',
  'like-new': 'Like new',
  good: 'Good',
  fair: 'Fair',
  'for-parts': 'For parts',
};
