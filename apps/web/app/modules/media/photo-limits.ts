/** Spec §5: images up to 4 MB. */
export const maxImageBytes = 4 * 1024 * 1024;

export const imageEndings = ['jpg', 'jpeg', 'png'] as const;
