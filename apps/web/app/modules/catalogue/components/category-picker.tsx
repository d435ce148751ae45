import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { categoryIcon } from '../../../shell/categories/category-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickMark } from '../../../ui/tick-mark.tsx';
import { type CategoryGroup, type ChoosableCategory, searchGroups } from '../choosable.ts';

interface ListProps {
  categories: readonly ChoosableCategory[];
  chosenId: number | null;
  isParentTold?: boolean;
  /** Called when a category is pressed, besides submitting the form. */
  onChoose?: (() => void) | undefined;
}

function CategoryButtons({ categories, chosenId, isParentTold, onChoose }: ListProps) {
  return (
    <ul className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
      {categories.map(({ id, label, parent }) => {
        const isChosen = id === chosenId;
        return (
          <li key={id}>
            <button
              type={onChoose ? 'button' : 'submit'}
              name="category_id"
              value={id}
              aria-pressed={isChosen}
              onClick={onChoose}
              className={`flex min-h-12 w-full items-center justify-between gap-3 rounded-md px-3.5 py-2 text-start text-[15px] transition-colors hover:bg-inset ${isChosen ? 'font-semibold shadow-[inset_0_0_0_2px_var(--ink)]' : ''}`}
            >
              <span className="min-w-0">
                {label}
                {isParentTold && <span className="block text-sm font-normal text-ink-3">{parent}</span>}
              </span>
              {isChosen && <TickMark />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Group({
  group,
  chosenId,
  isOpen,
  onChoose,
}: { group: CategoryGroup; isOpen: boolean } & Omit<ListProps, 'categories'>) {
  return (
    <details name="category-group" open={isOpen} className="group card overflow-hidden open:lg:col-span-2">
      <summary className="flex min-h-16 items-center gap-3.5 px-4 py-3 hover:bg-sunken">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-inset text-ink-2">
          <Icon of={categoryIcon(group.icon)} />
        </span>
        <span className="min-w-0 flex-1 font-semibold">{group.label}</span>
        <span className="num text-sm text-ink-3">
          {group.children.length}
          <span className="sr-only">
            {' '}
            <Plural value={group.children.length} one="category" other="categories" />
          </span>
        </span>
        <Icon of={ChevronDown} size={18} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-3 pt-1 pb-3.5">
        <CategoryButtons categories={group.children} chosenId={chosenId} onChoose={onChoose} />
      </div>
    </details>
  );
}

function Groups({
  groups,
  chosenId,
  onChoose,
}: { groups: readonly CategoryGroup[] } & Omit<ListProps, 'categories'>) {
  const { t } = useLingui();
  const modules = [
    { module: 'classified', title: t`Ads` },
    { module: 'retail', title: t`Shop goods` },
  ].filter(({ module }) => groups.some((group) => group.module === module));
  return modules.map(({ module, title }) => (
    <section key={module} className="mt-7" aria-label={title}>
      {modules.length > 1 && <h2 className="h-panel mb-3">{title}</h2>}
      <div className="grid items-start gap-2.5 md:grid-cols-2 lg:grid-cols-3">
        {groups
          .filter((group) => group.module === module)
          .map((group) => (
            <Group
              key={group.id}
              group={group}
              chosenId={chosenId}
              isOpen={groups.length === 1 || group.children.some(({ id }) => id === chosenId)}
              onChoose={onChoose}
            />
          ))}
      </div>
    </section>
  ));
}

interface CategoryPickerProps {
  groups: readonly CategoryGroup[];
  chosenId: number | null;
  /** The search in the address, for pages without scripts. */
  search: string;
  /** Wraps the buttons in the form that saves the choice. */
  form: (children: ReactNode) => ReactNode;
  onChoose?: () => void;
  /** An example of a search. */
  example?: string;
}

/** All categories this account may post in, found by typing or by opening a group. */
export function CategoryPicker({ groups, chosenId, search, form, onChoose, example }: CategoryPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const found = searchGroups(groups, typed);
  return (
    <>
      <search>
        <form
          method="get"
          action="/post-ad"
          className="flex items-end gap-2"
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="step" value="category" />
          <TextField
            name="q"
            type="search"
            label={t`Search categories`}
            placeholder={example ?? t`Bike, sofa, apartment`}
            icon={Search}
            autoComplete="off"
            className="flex-1"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <noscript>
            <Button type="submit" tone="soft" className="!h-12">
              <Trans>Search</Trans>
            </Button>
          </noscript>
        </form>
      </search>
      {form(
        typed.trim() === '' ? (
          <Groups groups={groups} chosenId={chosenId} onChoose={onChoose} />
        ) : (
          <div className="mt-5" role="status">
            {found.length === 0 ? (
              <p className="rounded-lg bg-sunken p-5 text-ink-2">
                <Trans>
                  No match for {typed}. Try another word, or clear the search and look through the list.
                </Trans>
              </p>
            ) : (
              <div className="card p-3">
                <CategoryButtons categories={found} chosenId={chosenId} onChoose={onChoose} isParentTold />
              </div>
            )}
          </div>
        ),
      )}
    </>
  );
}
