import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface HeartButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  isSaved: boolean;
  label: string;
}

/** Saves an item to the wishlist; the pressed state is announced as well as shown. */
export function HeartButton({
  isSaved,
  label,
  className = '',
  type = 'submit',
  ...button
}: HeartButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      aria-pressed={isSaved}
      className={`btn tap grid size-9 place-items-center rounded-full bg-surface shadow-sm transition hover:shadow-md active:scale-[0.94] disabled:cursor-not-allowed disabled:text-ink-3 ${isSaved ? 'text-bad' : 'text-ink'} ${className}`}
    >
      <Icon of={Heart} size={18} isFilled={isSaved} />
    </button>
  );
}
