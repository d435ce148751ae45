import type { ReactNode } from 'react';
import { type ArchPalette, ArchScene } from './arch-scene.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What will be here and how to start. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Address of a picture, as an `.svg` import gives it. */
  object?: string;
  palette?: ArchPalette;
  headingLevel?: 1 | 2 | 3;
}

/** An arch with one object, one sentence and one action. */
export function EmptyState({ title, children, action, object, palette, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center rounded-lg bg-sunken p-6 text-center">
      <ArchScene {...(object ? { object } : {})} {...(palette ? { palette } : {})} />
      <Heading className="mt-4 font-display text-lg font-semibold">{title}</Heading>
      {children && <p className="max-w-[44ch] text-[15px] text-ink-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
