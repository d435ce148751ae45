export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const news = 'souk-install-offer';

let offer: InstallOffer | undefined;

const setOffer = (next: InstallOffer | undefined) => {
  offer = next;
  dispatchEvent(new Event(news));
};

/** Holds the browser's offer to install the site back until somebody asks for it; it comes once, and early. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

export const findInstallOffer = (): InstallOffer | undefined => offer;

/** Calls back when the browser makes or takes back its offer; returns what ends it. */
export function followInstallOffer(onNews: () => void): () => void {
  addEventListener(news, onNews);
  return () => removeEventListener(news, onNews);
}
