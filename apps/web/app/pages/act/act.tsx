import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { requireAccess } from '../../lib/require-access.server.ts';
import { useWords } from '../../lib/use-words.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { actPath, asks } from '../../ui/act-table.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OwnPage } from '../../ui/own-page.tsx';
import type { Route } from './+types/act.ts';
import { carryOut } from './carry-out.server.ts';
import { endpointNamed, findAct, paramsFor } from './find-act.server.ts';
import { tableOf } from './nouns.ts';

export const handle = { access: 'public', screen: 'Act' };

/** What the address contains besides the row, such as the line of an order. */
const givenIn = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => !name.startsWith('_')));

/** Asks what a move wants to know first; a move that wants nothing has no page. */
export async function loader(args: Route.LoaderArgs) {
  const found = findAct(args.params);
  const { table, act, noun, move } = found;
  const { id } = args.params;
  const asked = args.url.searchParams.get('_back');
  const back = asked === null ? table.home(id ?? '') : safePath(asked);
  if (id === undefined || !table.read || !asks(act)) throw redirect(back);
  await requireAccess(args, found.endpoint.access);
  const given = givenIn(args.url.searchParams);
  const read = endpointNamed(noun, table.read);
  const row: unknown = await call(args, read, { params: paramsFor(read, id) });
  if (row === null || !table.open(row as never, given).includes(move)) throw redirect(back);
  return { noun, move, id, back, given, row };
}

export async function action(args: Route.ActionArgs) {
  const found = findAct(args.params);
  await requireAccess(args, found.endpoint.access);
  return carryOut(args, found, args.params.id);
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The question of one move, for pages without scripts; with them it is a dialog in its place. */
export default function ActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { noun, move, id, back, given } = loaderData;
  const act = tableOf(noun).moves[move];
  const row = loaderData.row as never;
  const words = useWords(row, given);
  if (act?.endpoint === undefined) return null;
  const title = words(act.title ?? act.words);
  return (
    <OwnPage width="form" title={title}>
      <title>{`${title} | Souk`}</title>
      <section className="panel p-5 md:p-6">
        <ActForm
          act={act}
          row={row}
          given={given}
          action={actPath(noun, move, id)}
          back={back}
          problems={actionData}
          keep={(keep) => (
            <ButtonLink to={back} tone="ghost">
              {keep}
            </ButtonLink>
          )}
        />
      </section>
    </OwnPage>
  );
}
