import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first paint, so that what needs scripts is drawn only where they run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
