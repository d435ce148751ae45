import { useState } from 'react';
import { initialsOf, numberOf } from './initials.ts';

const sizes = {
  30: 'size-[30px] text-2xs',
  32: 'size-8 text-2xs',
  40: 'size-10 text-sm',
  48: 'size-12 text-base',
  64: 'size-16 text-lg',
  134: 'size-[134px] text-4xl',
};

const accents = [
  'bg-ads-soft text-ads',
  'bg-shop-soft text-shop',
  'bg-book-soft text-book',
  'bg-scan-soft text-scan',
  'bg-brand-soft text-brand-ink',
];

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** For where the name is not next to the picture. */
  alt?: string;
}

/** A user's or a shop's picture, or initials. */
export function Avatar({ name, src, size = 40, alt = '' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src && failed !== src) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={`shrink-0 rounded-full bg-inset object-cover ${sizes[size]}`}
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`grid shrink-0 place-items-center rounded-full font-semibold ${sizes[size]} ${accents[numberOf(name, accents.length)]}`}
    >
      {initialsOf(name)}
    </span>
  );
}
