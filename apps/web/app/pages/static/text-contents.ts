export interface Chapter {
  id: string;
  title: string;
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();

/** Gives each chapter of a text an id, and lists them for the table of contents. */
export function withChapters(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const marked = html.replace(/<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/gi, (_, inner: string) => {
    const id = `chapter-${chapters.length + 1}`;
    chapters.push({ id, title: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, chapters };
}
