export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const news = 'souk-install-offer';

let offer: InstallOffer | undefined;

const setOffer = (next: InstallOffer | undefined) => {
  offer = next;
  dispatchEvent(new Event(news));
};

/** Keeps the browser's install prompt until it is needed; the browser offers it once, and early. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

export const findInstallOffer = (): InstallOffer | undefined => offer;

/** Calls back when the browser offers or withdraws its install prompt; returns a function that stops this. */
export function followInstallOffer(onNews: () => void): () => void {
  addEventListener(news, onNews);
  return () => removeEventListener(news, onNews);
}
