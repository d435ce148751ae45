import { Trans } from '@lingui/react/macro';
import { BellOff, BellRing } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { FieldProblem } from '../../../ui/field.tsx';
import type { SavedPush } from '../pages/push-subscribe.tsx';
import { type PushState, readPushState, subscribePush, unsubscribePush } from '../push-subscription.ts';

const words: Record<PushState, ReactNode> = {
  unknown: <Trans>Push notifications need JavaScript in this browser.</Trans>,
  unsupported: <Trans>This browser cannot receive push notifications.</Trans>,
  refused: <Trans>This browser blocks notifications from Souk. Allow them in its site settings.</Trans>,
  off: <Trans>Push notifications are off on this device.</Trans>,
  on: <Trans>Push notifications are on for this device.</Trans>,
};

/** The browser's answer, and what the server has stored. */
function usePush(publicKey: string) {
  const fetcher = useFetcher<SavedPush>();
  const [state, setState] = useState<PushState>('unknown');
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    readPushState().then(setState, () => setState('unsupported'));
  }, []);

  const act = async (work: () => Promise<PushState>) => {
    setAsking(true);
    setFailed(false);
    try {
      setState(await work());
    } catch {
      setFailed(true);
    }
    setAsking(false);
  };
  const turnOn = () =>
    act(async () => {
      const subscription = await subscribePush(publicKey);
      if (!subscription) return readPushState();
      const { endpoint = '', keys = {} } = subscription;
      const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
      await fetcher.submit(body, {
        method: 'post',
        action: '/notifications/push/subscribe',
        encType: 'application/json',
      });
      return 'on';
    });
  const turnOff = () =>
    act(async () => {
      const endpoint = await unsubscribePush();
      if (endpoint)
        await fetcher.submit({ endpoint }, { method: 'post', action: '/notifications/push/unsubscribe' });
      return 'off';
    });
  const problem = fetcher.data?.problem ?? null;
  // A subscription that the server did not store receives nothing, whatever the browser has.
  const standing = problem !== null && state === 'on' ? 'off' : state;
  return {
    state: standing,
    turnOn,
    turnOff,
    problem,
    hasFailed,
    isBusy: isAsking || fetcher.state !== 'idle',
  };
}

/** Push on the device that shows the page. */
export function PushPanel({ publicKey }: { publicKey: string }) {
  const push = usePush(publicKey);
  const { state, isBusy } = push;
  return (
    <section className="panel p-4 lg:p-6" aria-labelledby="push-heading">
      <h2 id="push-heading" className="h-panel">
        <Trans>Push on this device</Trans>
      </h2>
      <p role="status" className="mt-1 text-ink-2">
        {words[state]}
      </p>
      {state === 'off' && (
        <Button className="mt-4" icon={BellRing} isLoading={isBusy} onClick={() => void push.turnOn()}>
          <Trans>Turn on push</Trans>
        </Button>
      )}
      {state === 'on' && (
        <Button
          className="mt-4"
          tone="line"
          icon={BellOff}
          isLoading={isBusy}
          onClick={() => void push.turnOff()}
        >
          <Trans>Turn off push</Trans>
        </Button>
      )}
      {(push.problem ?? push.hasFailed) && (
        <div role="alert">
          <FieldProblem id="push-problem">
            {push.problem ?? <Trans>The browser did not answer. Please try again later.</Trans>}
          </FieldProblem>
        </div>
      )}
    </section>
  );
}
