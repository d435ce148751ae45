/** Address of an uploaded public file. */
export const fileUrl = (path: string): string => `/files/${encodeURIComponent(path)}`;
