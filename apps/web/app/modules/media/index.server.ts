/** Front door of media, for what only a server runs. */
export { answerPhoto, photosIn, type RefusedPhoto } from './photos.server.ts';
