import sprite from 'virtual:icon-sprite';
import type { IconShape } from './icon.tsx';

/** An icon in the sprite that the build makes of all icons in use. */
export const spriteIcon =
  (name: string): IconShape =>
  ({ size = 24, className = '', fill = 'none', ...rest }) => (
    <svg width={size} height={size} className={`lucide ${className}`} fill={fill} {...rest} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
