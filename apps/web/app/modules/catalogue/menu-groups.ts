import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MenuGroup, UserMenu } from '@souk/contract/modules/catalogue/menus';

/** Repeats the contract's names, because its file would bring the schema library into the browser. */
export const menuGroups: readonly MenuGroup[] = ['booking', 'classified', 'retail'];
export const foodScannerValue = 'Food Scanner';

export const groupWords: Record<MenuGroup | 'food', MessageDescriptor> = {
  booking: msg`Booking`,
  classified: msg`Classified`,
  retail: msg`Retail`,
  food: msg`Food Scanner`,
};

/** The trades' accent colours; a selection is one of the four places that use them. */
export const groupLooks: Record<
  MenuGroup | 'food',
  { dot: string; chosen: string; icon: string; tick: string }
> = {
  booking: {
    dot: 'bg-book',
    chosen: 'has-checked:bg-book-soft has-checked:shadow-[inset_0_0_0_2px_var(--book)]',
    icon: 'group-has-checked:text-book',
    tick: 'bg-book',
  },
  classified: {
    dot: 'bg-ads',
    chosen: 'has-checked:bg-ads-soft has-checked:shadow-[inset_0_0_0_2px_var(--ads)]',
    icon: 'group-has-checked:text-ads',
    tick: 'bg-ads',
  },
  retail: {
    dot: 'bg-shop',
    chosen: 'has-checked:bg-shop-soft has-checked:shadow-[inset_0_0_0_2px_var(--shop)]',
    icon: 'group-has-checked:text-shop',
    tick: 'bg-shop',
  },
  food: {
    dot: 'bg-scan',
    chosen: 'has-checked:bg-scan-soft has-checked:shadow-[inset_0_0_0_2px_var(--scan)]',
    icon: 'group-has-checked:text-scan',
    tick: 'bg-scan',
  },
};

/** Nothing saved in any group: the menu opens editable (B-060). */
export const isEmptyMenu = (menu: UserMenu): boolean =>
  menu.foodScanner === '' && menuGroups.every((group) => menu[group].length === 0);

/** Ticked boxes as the call wants them: each group's ids joined by commas (B-064). */
export function menuForm(form: FormData): Record<string, string> {
  const joined = (group: MenuGroup) => form.getAll(group).map(String).join(',');
  return {
    booking: joined('booking'),
    classified: joined('classified'),
    retail: joined('retail'),
    foodScanner: String(form.get('foodScanner') ?? ''),
  };
}
