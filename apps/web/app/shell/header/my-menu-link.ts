import type { MouseEvent } from 'react';

/** Opens the menu modal instead of its page, which browsers without scripts follow (B-032). */
export const opensMenu = (onOpenMenu: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onOpenMenu();
};
