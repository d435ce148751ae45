/** Front door of media: what other modules may use. */
export { presentImage } from './albums/album.present.ts';
export { albumTable } from './albums/album.tables.ts';
export { albumOf } from './albums/album-of.ts';
export { deleteFile, deleteFiles } from './files/delete-file.ts';
export { findFiles, getOwnFiles, imagePaths, readPrivate } from './files/file.queries.ts';
export { type FileRow, files } from './files/file.tables.ts';
export { guardFiles } from './files/guard-file.ts';
export { type UploadRule, uploadFiles } from './files/upload-files.ts';
