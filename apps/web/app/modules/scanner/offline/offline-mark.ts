/** The scanner's page that needs no network. */
export const offlineScannerPath = '/offline-scanner';

const name = 'souk-offline';

/** Whether this device keeps anything of the scanner, so that other pages load nothing of it in vain. */
export const isOfflineUsed = (): boolean => {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
};

/** Notes that this device keeps something. */
export const markOfflineUsed = (): void => localStorage.setItem(name, '1');
