import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';

/**
 * Brings the page up to date for news that comes by itself. While a form waits for its answer it waits too: the router
 * drops the redirect of an answer when a reload has begun after the form was sent, and with it the message that it
 * brings.
 */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  const isAnswering = useFetchers().some(({ state }) => state !== 'idle');
  const answering = useRef(isAnswering);
  const isDue = useRef(false);
  useEffect(() => {
    answering.current = isAnswering;
    if (isAnswering || !isDue.current) return;
    isDue.current = false;
    void revalidate();
  }, [isAnswering, revalidate]);
  return useCallback(() => {
    if (answering.current) isDue.current = true;
    else void revalidate();
  }, [revalidate]);
}
