import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first paint: what needs scripts is drawn only where scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
