/** Most images of one ad. */
export const maxAdImages = 12;
