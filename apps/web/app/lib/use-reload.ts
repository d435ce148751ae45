import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';

/**
 * Reloads the page's data for live news. It waits while a form is being submitted: the router drops a redirect, and
 * the toast with it, when a reload starts after the form was sent.
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
