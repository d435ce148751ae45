import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createCategory, listAllCategories, listAttributes } from '@souk/contract/modules/admin/categories';
import { categoryModules } from '@souk/contract/modules/catalogue/categories';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ticksOf } from '../category-ticks.ts';
import { treeOf } from '../category-tree.ts';
import { CategoryForm } from '../components/category-form.tsx';
import { CategoryPanels } from '../components/category-panels.tsx';
import { CategoryTreeList } from '../components/category-tree-list.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { deskMeta } from '../desk-meta.ts';
import { moduleWords } from '../desk-words.ts';
import type { Route } from './+types/categories.ts';

export const handle = { access: 'admin', screen: 'AdminCategories' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  const all = await call(args, listAllCategories);
  const chosen = all.find(({ id }) => String(id) === searchParams.get('id'));
  const asked = categoryModules.find((module) => module === searchParams.get('module'));
  const module = chosen?.type ?? asked ?? 'classified';
  const attributes = chosen ? await call(args, listAttributes, { params: { id: chosen.id } }) : null;
  return {
    categories: all.filter(({ type }) => type === module),
    module,
    chosen: chosen ?? null,
    attributes,
  };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await postedForm(args);
  const made = await submit(args, createCategory, { form, also: ticksOf(form) });
  if (!made.ok) return data(made.problems, { status: made.status });
  return redirectWithToast(args, `/admin/categories?id=${made.reply.id}`, made.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Categories`);

export default function AdminCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { categories, module, chosen, attributes } = loaderData;
  const words = (name: string) => moduleWords[name];
  return (
    <>
      <DeskHead title={<Trans>Categories</Trans>} lead={<Trans>Changes here go live at once.</Trans>} />
      <Tabs
        label={t`Modules`}
        tabs={categoryModules.map((name) => {
          const label = words(name);
          return {
            to: `/admin/categories?module=${name}`,
            label: label ? i18n._(label) : name,
            isCurrent: name === module,
          };
        })}
      />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)]">
        <div className={chosen ? 'max-lg:order-last' : ''}>
          <Panel title={<Trans>Tree</Trans>}>
            <CategoryTreeList branches={treeOf(categories)} chosenId={chosen?.id} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4">
          {chosen && attributes && (
            <CategoryPanels
              key={chosen.id}
              category={chosen}
              categories={categories}
              attributes={attributes}
            />
          )}
          <Panel
            title={chosen ? <Trans>New category below {chosen.name}</Trans> : <Trans>New category</Trans>}
          >
            <FormScope of={actionData}>
              <FormProblem />
              <CategoryForm
                key={`new-${chosen?.id ?? module}-${categories.length}`}
                module={module}
                categories={categories}
                {...(chosen ? { parentId: chosen.id } : {})}
              />
            </FormScope>
          </Panel>
        </div>
      </div>
    </>
  );
}
