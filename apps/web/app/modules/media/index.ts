/** Front door of media: what other modules and pages may use. */
export { PhotoFields } from './components/photo-fields.tsx';
export { type PhotoRefusal, type Photos, type StoredPhoto, usePhotos } from './components/use-photos.ts';
export { imageEndings, maxImageBytes, photoRefusals } from './photo-limits.ts';
