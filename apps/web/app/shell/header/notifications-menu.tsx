import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Popover, usePopover } from '../../ui/popover.tsx';
import { RowSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { HeaderIconFace, headerIconClass } from './header-icon.tsx';

const LatestNotifications = lazy(() =>
  import('./latest-notifications.tsx').then((file) => ({ default: file.LatestNotifications })),
);

const loading = (
  <div className="p-4">
    <Skeleton>
      <RowSkeleton />
    </Skeleton>
  </div>
);

/** The latest notifications behind the bell; a dot means that some are unread (B-035). */
export function NotificationsMenu({ unread }: { unread: number }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { trigger, panel } = usePopover({ closesOnScroll: true });
  const [hasOpened, setOpened] = useState(false);
  const label = unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`;
  const face = (
    <HeaderIconFace icon={Bell}>
      {unread > 0 && (
        <span
          className="absolute -end-1 -top-1 size-2.5 rounded-full bg-brand ring-2 ring-surface"
          data-unread=""
        />
      )}
    </HeaderIconFace>
  );
  if (!isHydrated)
    return (
      <Link to="/notifications" aria-label={label} className={headerIconClass}>
        {face}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={headerIconClass}
        {...trigger}
        onClick={() => setOpened(true)}
      >
        {face}
      </button>
      <Popover panel={panel} label={t`Notifications`} className="w-[380px]">
        {hasOpened && (
          <Suspense fallback={loading}>
            <LatestNotifications fallback={loading} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
