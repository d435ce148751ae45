import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';

/** The trades in the order in which menus list them. */
export const menuModules = ['classified', 'booking', 'retail'] as const;

export const moduleWords: Record<CategoryModule, MessageDescriptor> = {
  classified: msg`Classified`,
  booking: msg`Booking`,
  retail: msg`Retail`,
};

/** Dots in the trades' accents. */
export const moduleDots: Record<CategoryModule, string> = {
  classified: 'bg-ads',
  booking: 'bg-book',
  retail: 'bg-shop',
};
