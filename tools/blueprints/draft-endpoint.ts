import { Draft, withImport } from './draft.ts';
import { draftAct } from './draft-act.ts';
import { camel, capital, gerund, isName, singular } from './words.ts';

interface Names {
  module: string;
  noun: string;
  one: string;
  verb: string;
  /** `rotate-photo` */
  file: string;
  /** `rotatePhoto` */
  act: string;
  /** `photoId` */
  id: string;
}

function namesOf(place: string, verb: string): Names {
  const [module = '', noun = '', ...rest] = place.split('/');
  if (rest.length > 0 || ![module, noun, verb].every(isName))
    throw new Error('Say <module>/<noun> <verb>, such as classifieds/offers withdraw.');
  const one = singular(noun);
  const file = `${verb}-${one}`;
  return { module, noun, one, verb, file, act: camel(file), id: `${camel(one)}Id` };
}

const described = ({ module, act, noun, id, verb, one }: Names) => `
export const ${act} = endpoint({
  method: 'POST',
  path: '/${noun}/:${id}/${verb}',
  access: 'signed-in',
  summary: '${capital(verb)}: what happens to the ${one}.',
  params: z.object({ ${id}: ownId('${module}.${one}') }),
  reply: Nothing,
});
`;

const contractHead = `import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Nothing, ownId } from '../../shared/values.ts';
`;

/** A file's imports from one place, with the missing names added. */
function withNames(text: string, from: string, names: readonly string[]): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  const known =
    pattern
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const line = `import { ${[...new Set([...known, ...names])].filter(Boolean).join(', ')} } from '${from}';`;
  return pattern.test(text) ? text.replace(pattern, line) : `${line}\n${text}`;
}

function draftContract(draft: Draft, names: Names): void {
  const path = `packages/contract/src/modules/${names.module}/${names.noun}.ts`;
  if (!draft.has(path)) {
    draft.write(path, contractHead + described(names));
    return;
  }
  const imports: [from: string, names: string[]][] = [
    ['zod', ['z']],
    ['../../shared/endpoint.ts', ['endpoint']],
    ['../../shared/values.ts', ['Nothing', 'ownId']],
  ];
  const withImports = (text: string) =>
    imports.reduce((grown, [from, wanted]) => withNames(grown, from, wanted), text);
  draft.change(path, (text) => withImports(text) + described(names), `describe ${names.act}.`);
}

const verbText = ({
  act,
  id,
  one,
  verb,
}: Names) => `import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';

/** ${capital(verb)}: what happens to the ${one}, all or nothing. */
export function ${act}(db: Db, _user: User, _${id}: number): Promise<null> {
  // Load and lock, check permission, check the input, change, notify, return.
  return db.transaction(async () => {
    throw new Problem('record-not-found');
  });
}
`;

const testText = ({ module, noun, one, verb, act, id, file }: Names) =>
  `import { ${act} } from '@souk/contract/modules/${module}/${noun}';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

describe('${gerund(verb)} a ${one.replaceAll('-', ' ')}', () => {
  test('is done, as ${file}.ts is to say', async () => {
    const user = await buildUser(api.db);

    const done = api.as(user).call(${act}, { params: { ${id}: 1 } });

    await expect(done).resolves.toBeNull();
  });
});
`;

const answerLine = ({ act, id }: Names) =>
  `  api.answer(contract.${act}, ({ db, user, params }) => ${act}(db, user, params.${id}));\n`;

const routesText = (
  names: Names,
) => `import * as contract from '@souk/contract/modules/${names.module}/${names.noun}';
import type { Api } from '../../../platform/http/api.ts';
import { ${names.act} } from './${names.file}.ts';

export function ${camel(names.one)}Routes(api: Api) {
${answerLine(names)}}
`;

function draftRoute(draft: Draft, names: Names, room: string): void {
  const { module, noun, one } = names;
  const path = `${room}/${noun}/${one}.routes.ts`;
  const routes = `${camel(one)}Routes`;
  if (draft.has(path)) {
    const opening = new RegExp(`(export function ${routes}\\(api: Api\\) \\{\n)`);
    const isReady = /\* as contract from/.test(draft.read(path));
    draft.change(
      path,
      (text) =>
        isReady && opening.test(text)
          ? withImport(text, `import { ${names.act} } from './${names.file}.ts';`).replace(
              opening,
              `$1${answerLine(names)}\n`,
            )
          : text,
      answerLine(names).trim(),
    );
    return;
  }
  draft.write(path, routesText(names));
  draft.change(
    `${room}/module.ts`,
    (text) =>
      withImport(text, `import { ${routes} } from './${noun}/${one}.routes.ts';`).replace(
        /routes: \[/,
        `routes: [${routes}, `,
      ),
    `mount ${routes} of ${module}.`,
  );
}

/** Writes a new call on all floors: its contract, verb, route, first test and button. */
export function draftEndpoint(root: string, place: string, verb: string): Draft {
  const names = namesOf(place, verb);
  const room = `apps/api/src/modules/${names.module}`;
  const draft = new Draft(root);
  if (!draft.has(`${room}/module.ts`)) throw new Error(`There is no module ${names.module} yet.`);
  draft.write(`${room}/${names.noun}/${names.file}.ts`, verbText(names));
  draft.write(`${room}/${names.noun}/${names.file}.test.ts`, testText(names));
  draftContract(draft, names);
  draftRoute(draft, names, room);
  draftAct(draft, names);
  draft.format();
  return draft;
}
