import type { ComponentProps } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconShape;
  /** Its accessible name, because there is no visible text. */
  label: string;
  tone?: 'ghost' | 'soft' | 'floating';
  size?: 'sm' | 'md';
  isFilled?: boolean;
  isDirectional?: boolean;
  isLoading?: boolean;
}

const tones = {
  ghost: 'rounded-md hover:bg-inset',
  soft: 'rounded-md bg-inset hover:bg-line',
  floating: 'rounded-full bg-surface/95 shadow-sm hover:bg-surface hover:shadow-md',
};

/** A square button with only an icon. */
export function IconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'md',
  isFilled = false,
  isDirectional = false,
  isLoading,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  const look = size === 'sm' ? 'tap size-9' : 'size-11';
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={`btn inline-grid shrink-0 place-items-center text-ink transition active:scale-[0.98] disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 disabled:hover:bg-transparent ${tones[tone]} ${look} ${className}`}
    >
      {isLoading ? (
        <Spinner />
      ) : (
        <Icon of={icon} size={size === 'sm' ? 18 : 22} isFilled={isFilled} isDirectional={isDirectional} />
      )}
    </button>
  );
}
