import basket from '../../ui/art/basket.svg';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LoadingPill } from '../../ui/loading-overlay.tsx';
import { RowSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { ToastCard } from '../../ui/toast-card.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { KitPanel, KitRow } from './kit-panel.tsx';

const nothing = () => undefined;

function ToastSamples() {
  return (
    <div className="space-y-3 rounded-lg bg-sunken p-4">
      <ToastCard
        toast={{ id: '1', tone: 'good', title: 'Added to wishlist', detail: 'Stoneware pour-over set' }}
        onDismiss={nothing}
      />
      <ToastCard
        toast={{
          id: '2',
          tone: 'bad',
          title: 'Invalid email or password',
          detail: 'Check the details and try again.',
        }}
        onDismiss={nothing}
      />
      <ToastCard
        toast={{
          id: '3',
          tone: 'warn',
          title: 'No flights on Tue 24 Nov',
          detail: 'Try a day either side.',
        }}
        onDismiss={nothing}
      />
    </div>
  );
}

export function KitFeedback() {
  const toast = useToast();
  return (
    <>
      <KitPanel title="Toasts, 4 seconds, top end corner">
        <ToastSamples />
        <KitRow>
          <Button tone="line" onClick={() => toast({ tone: 'good', title: 'Item added to wishlist.' })}>
            Show a toast
          </Button>
          <Button tone="line" onClick={() => toast({ tone: 'bad', title: 'Unathorized access!' })}>
            Show an error
          </Button>
        </KitRow>
        <div className="mt-4 grid h-28 place-items-center rounded-lg bg-scrim">
          <LoadingPill />
        </div>
      </KitPanel>
      <KitPanel title="Empty, error, skeleton">
        <div className="grid gap-4 sm:grid-cols-2">
          <EmptyState
            title="Your cart is empty"
            object={basket}
            headingLevel={3}
            action={<ButtonLink to="/">See daily deals</ButtonLink>}
          >
            Things you add will wait for you here.
          </EmptyState>
          <div className="space-y-4">
            <ErrorNotice onRetry={nothing} />
            <Skeleton>
              <RowSkeleton />
            </Skeleton>
          </div>
        </div>
      </KitPanel>
    </>
  );
}
