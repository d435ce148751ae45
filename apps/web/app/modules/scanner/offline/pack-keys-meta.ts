/** The meta tag with the keys that verify the pack, on every page from the server. */
export const packKeysMeta = 'souk-pack-keys';
