import { isSafePath } from '@souk/contract/shared/safe-path';

export const toastTones = ['good', 'bad', 'warn', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

/** A post that undoes what the toast reports. */
export interface Undo {
  /** A path of this site. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/** The toast's link. */
export interface FlashLink {
  /** A path of this site. */
  to: string;
  words: string;
}

export interface Flash {
  id: string;
  tone: ToastTone;
  title: string;
  detail?: string;
  undo?: Undo;
  link?: FlashLink;
}

const isField = (field: unknown) =>
  Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string');

const isUndo = (value: unknown): value is Undo => {
  if (typeof value !== 'object' || value === null) return false;
  const { action, fields } = value as Partial<Undo>;
  return isSafePath(action) && Array.isArray(fields) && fields.every(isField);
};

const isLink = (value: unknown): value is FlashLink => {
  if (typeof value !== 'object' || value === null) return false;
  const { to, words } = value as Partial<FlashLink>;
  return isSafePath(to) && typeof words === 'string';
};

export const isFlash = (value: unknown): value is Flash => {
  if (typeof value !== 'object' || value === null) return false;
  const flash = value as Partial<Flash>;
  return (
    typeof flash.id === 'string' &&
    typeof flash.title === 'string' &&
    toastTones.some((tone) => tone === flash.tone) &&
    (flash.detail === undefined || typeof flash.detail === 'string') &&
    (flash.undo === undefined || isUndo(flash.undo)) &&
    (flash.link === undefined || isLink(flash.link))
  );
};
