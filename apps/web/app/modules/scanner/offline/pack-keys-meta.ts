/** Under this name every page from the server brings the keys by which the pack is checked. */
export const packKeysMeta = 'souk-pack-keys';
