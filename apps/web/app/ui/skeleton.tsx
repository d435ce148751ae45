import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** One grey box in the size of the coming content. */
export function Bone({ className = '' }: { className?: string }) {
  return (
    <span className={`block animate-pulse rounded-xs bg-inset motion-reduce:animate-none ${className}`} />
  );
}

/** Boxes in the shape of the result; the wait is announced once. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div>
      <span className="sr-only" role="status">
        <Trans>Loading</Trans>
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div>
      <Bone className="aspect-[4/3] !rounded-lg" />
      <Bone className="mt-3 h-5 w-2/5" />
      <Bone className="mt-2 h-4 w-4/5" />
      <Bone className="mt-2 h-3.5 w-3/5" />
    </div>
  );
}

export function RowSkeleton() {
  return (
    <div className="flex gap-3">
      <Bone className="size-20 shrink-0 !rounded-lg" />
      <div className="flex-1 space-y-2.5 pt-1">
        <Bone className="h-4 w-2/5" />
        <Bone className="h-3.5 w-4/5" />
        <Bone className="h-3.5 w-3/5" />
      </div>
    </div>
  );
}
