/** Title of an admin page, which search engines do not list. */
export const deskMeta = (title: string) => [
  { title: `${title} | Admin | Souk` },
  { name: 'robots', content: 'noindex' },
];
