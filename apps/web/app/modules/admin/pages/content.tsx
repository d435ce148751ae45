import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAllBanners, listAllFaqs, listPages, savePage } from '@souk/contract/modules/admin/content';
import { data, Link } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { BannerEditor } from '../components/banner-editor.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { FaqEditor } from '../components/faq-editor.tsx';
import { PageEditor } from '../components/page-editor.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/content.ts';

export const handle = { access: 'admin', screen: 'AdminPages' };

const tabs = ['pages', 'faq', 'banners'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  const tab = tabs.find((known) => known === searchParams.get('tab')) ?? 'pages';
  const pages = tab === 'pages' ? await call(args, listPages) : [];
  return {
    tab,
    pages,
    chosen: pages.find(({ slug }) => slug === searchParams.get('page')) ?? pages[0] ?? null,
    faqs: tab === 'faq' ? await call(args, listAllFaqs) : [],
    banners: tab === 'banners' ? await call(args, listAllBanners) : [],
  };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const slug = new URL(args.request.url).searchParams.get('page') ?? '';
  const saved = await submit(args, savePage, { params: { slug } });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, `/admin/pages?page=${encodeURIComponent(slug)}`, saved.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Pages`);

export default function AdminContent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tab, pages, chosen, faqs, banners } = loaderData;
  const labels = { pages: t`Footer pages`, faq: t`FAQ`, banners: t`Banners` };
  return (
    <>
      <DeskHead title={<Trans>Pages</Trans>} />
      <Tabs
        label={t`Content`}
        tabs={tabs.map((name) => ({
          to: `/admin/pages?tab=${name}`,
          label: labels[name],
          isCurrent: name === tab,
        }))}
      />
      <div className="mt-4">
        {tab === 'pages' && chosen && (
          <div className="grid items-start gap-4 lg:grid-cols-[220px_minmax(0,1fr)]">
            <Panel title={<Trans>Footer pages</Trans>}>
              <ul>
                {pages.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link
                      to={`/admin/pages?page=${slug}`}
                      aria-current={slug === chosen.slug ? 'true' : undefined}
                      className="-mx-2 flex min-h-11 items-center rounded-md px-2 text-[15px] hover:bg-inset aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
            <PageEditor key={`${chosen.slug}-${chosen.updated_at}`} page={chosen} problems={actionData} />
          </div>
        )}
        {tab === 'faq' && <FaqEditor faqs={faqs} />}
        {tab === 'banners' && <BannerEditor banners={banners} />}
      </div>
    </>
  );
}
