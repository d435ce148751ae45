/** Most images of one product. */
export const maxProductImages = 10;
