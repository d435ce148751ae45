import { useRef } from 'react';
import { useFetcher } from 'react-router';

const restMs = 1200;

/** Saves the draft while it is written, a moment after the last change. */
export function useAutosave(formId: string, action: string) {
  const fetcher = useFetcher<{ savedAt?: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const soon = () => {
    stop();
    timer.current = setTimeout(() => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const sent = new FormData(form);
      sent.delete('images');
      void fetcher.submit(sent, { method: 'post', action, encType: 'multipart/form-data' });
    }, restMs);
  };
  return { soon, stop, isSaving: fetcher.state !== 'idle', savedAt: fetcher.data?.savedAt };
}
