export interface OpeningProgress {
  daysMade: number;
  days: number;
}

let progress: OpeningProgress | null = null;

/**
 * A process that serves during the first minutes uses an empty database while another one fills the demo market.
 * Nothing is written there, because it is dropped when the market is complete.
 */
export const opening = {
  progress: (): OpeningProgress | null => progress,
  tell: (fresh: OpeningProgress | null): void => {
    progress = fresh;
  },
};

/** Progress that the process making the market sends to its parent, and the parent to those that serve. */
export const isOpeningProgress = (message: unknown): message is OpeningProgress =>
  typeof message === 'object' && message !== null && 'daysMade' in message && 'days' in message;
