import { describe, expect, test } from 'vitest';
import { isEmptyMenu, menuForm } from './menu-groups.ts';

describe('the menu', () => {
  test('opens editable where nothing is saved in any group [B-060]', () => {
    const empty = { booking: [], classified: [], retail: [], foodScanner: '' } as const;

    expect(isEmptyMenu({ ...empty, booking: [], classified: [], retail: [] })).toBe(true);
    expect(isEmptyMenu({ booking: [], classified: [], retail: [], foodScanner: 'Food Scanner' })).toBe(false);
  });

  test('is saved as ids joined by commas, the scanner by its name [B-064] [text-food-scanner-value]', () => {
    const form = new FormData();
    form.append('booking', '51');
    form.append('booking', '52');
    form.append('foodScanner', 'Food Scanner');

    expect(menuForm(form)).toEqual({
      booking: '51,52',
      classified: '',
      retail: '',
      foodScanner: 'Food Scanner',
    });
  });
});
