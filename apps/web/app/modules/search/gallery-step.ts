import type { KeyboardEvent } from 'react';

export interface Picture {
  id: number;
  path: string;
}

/** Arrow keys in reading direction. */
export function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return forward;
  return key === 'ArrowLeft' ? -forward : 0;
}
