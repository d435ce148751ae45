/** Title of a page of the desk, which no search engine lists. */
export const deskMeta = (title: string) => [
  { title: `${title} | Admin | Souk` },
  { name: 'robots', content: 'noindex' },
];
