/** The scanner's page that needs no network. */
export const offlineScannerPath = '/offline-scanner';

const name = 'souk-offline';

/** Whether this device is used offline, so that other devices load nothing for it. */
export const isOfflineUsed = (): boolean => {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
};

/** Records that this device is used offline. */
export const markOfflineUsed = (): void => localStorage.setItem(name, '1');
