import { useSyncExternalStore } from 'react';

const kept = 'souk-desk-keys';
const news = 'souk-desk-keys-changed';

function areOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

const follow = (onChange: () => void) => {
  addEventListener(news, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(news, onChange);
    removeEventListener('storage', onChange);
  };
};

/** Remembers in this browser whether single-letter shortcuts are on; without storage they are. */
export function chooseKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(kept);
    else localStorage.setItem(kept, 'off');
  } catch {
    return;
  }
  dispatchEvent(new Event(news));
}

/** Whether single-letter shortcuts are on; all open admin pages follow it immediately. */
export const useKeyChoice = (): boolean => useSyncExternalStore(follow, areOn, () => true);
