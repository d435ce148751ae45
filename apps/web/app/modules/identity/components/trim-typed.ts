import type { ChangeEvent } from 'react';

/** E-mails and passwords lose the spaces around them as they are typed (spec §5). */
export function trimTyped({ target }: ChangeEvent<HTMLInputElement>): void {
  const trimmed = target.value.trim();
  if (trimmed !== target.value) target.value = trimmed;
}
