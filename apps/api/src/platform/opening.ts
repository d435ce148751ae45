export interface OpeningProgress {
  daysMade: number;
  days: number;
}

let progress: OpeningProgress | null = null;

/**
 * A process that opens the house serves an empty database while another fills the demo market. Nothing is written
 * there, because it is put away when the market is whole.
 */
export const opening = {
  progress: (): OpeningProgress | null => progress,
  tell: (fresh: OpeningProgress | null): void => {
    progress = fresh;
  },
};

/** What the process that makes the market tells its parent, and the parent those that serve. */
export const isOpeningProgress = (message: unknown): message is OpeningProgress =>
  typeof message === 'object' && message !== null && 'daysMade' in message && 'days' in message;
