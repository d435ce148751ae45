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

/** J and K go through the queue, A approves, R opens the rejection; not while somebody types. */
export function useQueueKeys(keys: QueueKeys) {
  useEffect(() => {
    const deeds: Record<string, () => void> = {
      j: keys.next,
      k: keys.previous,
      a: keys.approve,
      r: keys.reject,
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const deed = deeds[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
