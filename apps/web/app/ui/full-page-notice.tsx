import type { ReactNode } from 'react';
import { type ArchPalette, ArchScene } from './arch-scene.tsx';

interface FullPageNoticeProps {
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** Address of a picture, as an `.svg` import gives it. */
  object?: string;
  palette?: ArchPalette;
}

/** A page that says what happened and offers one action. */
export function FullPageNotice({
  title,
  children,
  actions,
  object,
  palette = 'cobalt',
}: FullPageNoticeProps) {
  return (
    <div className="page grid justify-items-center py-14 text-center lg:py-20">
      <ArchScene className="h-[240px] w-[190px]" palette={palette} {...(object ? { object } : {})} />
      <h1 className="h-page mt-8">{title}</h1>
      <div className="mt-2 max-w-[52ch] text-md text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
