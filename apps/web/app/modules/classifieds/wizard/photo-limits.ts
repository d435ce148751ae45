export const maxAdImages = 12;
