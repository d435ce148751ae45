import { Plural, Trans } from '@lingui/react/macro';
import type { MenuOptions, UserMenu } from '@souk/contract/modules/catalogue/menus';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type useFetcher, useLocation } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { isEmptyMenu } from '../menu-groups.ts';
import { MenuEditor, useMenuChoice } from './menu-editor.tsx';
import { SavedMenu } from './saved-menu.tsx';

export interface MenuPanelProps {
  menu: UserMenu;
  options: MenuOptions;
  titleId: string;
  headingLevel: 1 | 2;
  fetcher: ReturnType<typeof useFetcher<FormProblems | undefined>>;
  /** Saving from /intermediate goes home, saving elsewhere stays on the page (B-063). */
  isIntermediate?: boolean;
  /** Beside Save: Skip on /intermediate. */
  aside?: ReactNode;
}

const foot =
  'sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-6 py-4 lg:px-9';

function Head({
  titleId,
  level,
  children,
  lead,
}: {
  titleId: string;
  level: 1 | 2;
  children: ReactNode;
  lead: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="border-b border-line px-6 pt-5 pb-5 lg:px-9 lg:pt-8">
      <Heading id={titleId} className="h-page pe-10">
        {children}
      </Heading>
      <p className="mt-1 pe-8 text-ink-2">{lead}</p>
    </div>
  );
}

function Editing({ menu, options, titleId, headingLevel, fetcher, isIntermediate, aside }: MenuPanelProps) {
  const choice = useMenuChoice(menu);
  const { pathname, search } = useLocation();
  const { total } = choice;
  return (
    <FormScope of={fetcher.data}>
      <fetcher.Form method="post" action="/user-menu">
        <Head
          titleId={titleId}
          level={headingLevel}
          lead={<Trans>Pick what you use and we will keep it one tap away.</Trans>}
        >
          <Trans>Select Your Customised Menu</Trans>
        </Head>
        <div className="bg-wall px-6 py-6 lg:px-9">
          <FormProblem />
          <MenuEditor options={options} choice={choice} />
        </div>
        <input type="hidden" name="_back" value={isIntermediate ? '/' : `${pathname}${search}`} />
        <div className={foot}>
          <p className="num me-auto text-ink-2" aria-live="polite">
            <Plural value={total} one="# selected" other="# selected" />
          </p>
          {aside}
          <SubmitButton fetcher={fetcher}>
            <Trans>Save menu</Trans>
          </SubmitButton>
        </div>
      </fetcher.Form>
    </FormScope>
  );
}

/** The user's menu: editable where nothing is saved, read-only with a way to edit once it is (states 11). */
export function MenuPanel(props: MenuPanelProps) {
  const { menu, titleId, headingLevel, aside } = props;
  const [savedAs, setSavedAs] = useState(menu);
  const [isEditing, setEditing] = useState(isEmptyMenu(menu));
  if (savedAs !== menu) {
    setSavedAs(menu);
    setEditing(isEmptyMenu(menu));
  }
  if (isEditing) return <Editing {...props} />;
  return (
    <>
      <Head titleId={titleId} level={headingLevel} lead={<Trans>What you use, one tap away.</Trans>}>
        <Trans>Your Menu</Trans>
      </Head>
      <div className="bg-wall px-6 py-6 lg:px-9">
        <SavedMenu menu={menu} />
      </div>
      <div className={`${foot} justify-end`}>
        {aside}
        <Button tone="line" icon={Pencil} onClick={() => setEditing(true)}>
          <Trans>Edit Your Menu</Trans>
        </Button>
      </div>
    </>
  );
}
