import type { Names } from './names.ts';
import { camel, capital } from './words.ts';

/** The page with the own rows of a new noun and the buttons of their open moves. */
export const pageText = ({ module, noun, one, type }: Names) => {
  const said = capital(noun.replaceAll('-', ' '));
  return `import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { list${capital(camel(noun))}, type ${type}, type ${type}State } from '@souk/contract/modules/${module}/${noun}';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ${camel(one)}Acts } from '../${one}-acts.ts';
import type { Route } from './+types/${noun}.ts';

export const handle = { access: 'login', screen: '${capital(camel(noun))}' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg\`${said}\`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { ${camel(noun)}: await call(args, list${capital(camel(noun))}) };
}

const stateWords: Record<${type}State, MessageDescriptor> = { open: msg\`Open\`, closed: msg\`Closed\` };

function ${type}Item({ ${camel(one)} }: { ${camel(one)}: ${type} }) {
  const { i18n } = useLingui();
  const { slashDate } = useDates();
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <span>
        {i18n._(stateWords[${camel(one)}.state])} · <bdi>{slashDate(${camel(one)}.created_at)}</bdi>
      </span>
      <span className="flex gap-2">
        <Acts of={${camel(one)}Acts} row={${camel(one)}} size="sm" />
      </span>
    </li>
  );
}

export default function ${capital(camel(noun))}({ loaderData: { ${camel(noun)} } }: Route.ComponentProps) {
  return (
    <OwnPage width="read" title={<Trans>${said}</Trans>}>
      {${camel(noun)}.length === 0 ? (
        <EmptyState title={<Trans>Nothing here yet</Trans>}>
          <Trans>Your ${noun.replaceAll('-', ' ')} will appear here.</Trans>
        </EmptyState>
      ) : (
        <ul className="panel divide-y divide-line px-5 py-1">
          {${camel(noun)}.map((${camel(one)}) => (
            <${type}Item key={${camel(one)}.id} ${camel(one)}={${camel(one)}} />
          ))}
        </ul>
      )}
    </OwnPage>
  );
}
`;
};
