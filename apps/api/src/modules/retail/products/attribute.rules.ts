import type { AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import type { ProductCondition } from '@souk/contract/modules/retail/products';

export const conditionLabels: Record<ProductCondition, string> = {
  new: 'New',
  'like-new': 'Like new',
  good: 'Good',
  fair: 'Fair',
  'for-parts': 'For parts',
};

export const asList = (value: AttributeValue): string[] => (Array.isArray(value) ? value : [String(value)]);
