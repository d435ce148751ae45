import { Trans, useLingui } from '@lingui/react/macro';
import type { FooterPage } from '@souk/contract/modules/pages/content';
import type { MetaDescriptor } from 'react-router';
import { originOf } from '../../lib/page-head.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { CleanedText } from './cleaned-text.tsx';
import { ContactStrip } from './contact-strip.tsx';
import type { Chapter } from './text-contents.ts';

export interface TextPageData {
  page: FooterPage;
  html: string;
  chapters: Chapter[];
}

/** Both addresses of a text are one page for search engines: the one that everybody can open. */
export function textMeta(
  matches: Parameters<typeof originOf>[0]['matches'],
  data: TextPageData | undefined,
): MetaDescriptor[] {
  if (!data) return [{ title: 'Souk' }];
  const { slug, meta_title, meta_description } = data.page;
  const href = `${originOf({ matches })}/footer-pages/${slug}`;
  return [
    { title: meta_title },
    { name: 'description', content: meta_description },
    { tagName: 'link', rel: 'canonical', href },
  ];
}

/** Title, date, text with its table of contents, and a link to ask. */
export function TextPage({ data: { page, html, chapters } }: { data: TextPageData }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const updated = slashDate(page.updated_at);
  return (
    <div className="page py-10 lg:py-16">
      <div className="lg:grid lg:grid-cols-[minmax(0,720px)_1fr] lg:gap-16">
        <article>
          <h1 className="font-display text-4xl font-bold tracking-[-0.02em]">{page.title}</h1>
          <time dateTime={page.updated_at} className="num mt-2 mb-8 block text-sm text-ink-3">
            <Trans>Updated {updated}</Trans>
          </time>
          <CleanedText html={html} />
        </article>
        {chapters.length > 1 && (
          <nav aria-label={t`Contents`} className="hidden lg:block">
            <div className="sticky top-28">
              <p className="text-sm font-semibold">
                <Trans>On this page</Trans>
              </p>
              <ul className="mt-2 border-s border-line text-sm text-ink-2">
                {chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="block py-1.5 ps-4 hover:text-ink hover:underline">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        )}
      </div>
      <ContactStrip />
    </div>
  );
}
