import type { ComponentType } from 'react';

/** A lucide icon. */
export type IconShape = ComponentType<{
  size?: number;
  strokeWidth?: number;
  className?: string;
  fill?: string;
  'aria-hidden'?: boolean;
}>;

interface IconProps {
  of: IconShape;
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 32;
  className?: string;
  /** Directional icons are mirrored in right-to-left languages. */
  isDirectional?: boolean;
  isFilled?: boolean;
}

/** Decoration next to text; heavier strokes keep small icons readable. */
export function Icon({ of: Shape, size = 20, className = '', isDirectional, isFilled }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={size <= 16 ? 2.25 : 1.75}
      className={`shrink-0 ${isDirectional ? 'flip-rtl' : ''} ${className}`}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden
    />
  );
}
