import { ImageIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon, type IconShape } from './icon.tsx';

const ratios = {
  '4:3': 'aspect-[4/3]',
  '1:1': 'aspect-square',
  '3:2': 'aspect-[3/2]',
  '3:4': 'aspect-[3/4]',
};

interface FrameProps {
  src?: string | null | undefined;
  /** Empty if the title is next to the picture. */
  alt?: string;
  ratio?: keyof typeof ratios;
  /** The category's icon, for items without a picture. */
  fallback?: IconShape;
  /** For the page's main picture; others load lazily. */
  isFirst?: boolean;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  children?: ReactNode;
  className?: string;
}

/** A picture in its frame, or the category's icon without one. */
export function Frame({
  src,
  alt = '',
  ratio = '4:3',
  fallback = ImageIcon,
  isFirst,
  srcSet,
  sizes,
  children,
  className = '',
}: FrameProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src && failed !== src;
  return (
    <span className={`frame block ${ratios[ratio]} ${className}`}>
      {isShown ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className="grid size-full place-items-center text-ink-3">
          <Icon of={fallback} size={32} />
        </span>
      )}
      {children}
    </span>
  );
}
