import { useEffect } from 'react';

interface QueueKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  reject: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/**
 * J and K move through the queue, A approves, R opens the rejection; not while typing, nor where they are switched
 * off: speech input and tremor press single letters too (WCAG 2.1.4).
 */
export function useQueueKeys(keys: QueueKeys, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const actions: Record<string, () => void> = {
      j: keys.next,
      k: keys.previous,
      a: keys.approve,
      r: keys.reject,
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys, isOn]);
}
