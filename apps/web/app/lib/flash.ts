export const toastTones = ['good', 'bad', 'warn', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface Flash {
  id: string;
  tone: ToastTone;
  title: string;
  detail?: string;
}

export const isFlash = (value: unknown): value is Flash => {
  if (typeof value !== 'object' || value === null) return false;
  const flash = value as Partial<Flash>;
  return (
    typeof flash.id === 'string' &&
    typeof flash.title === 'string' &&
    toastTones.some((tone) => tone === flash.tone) &&
    (flash.detail === undefined || typeof flash.detail === 'string')
  );
};
