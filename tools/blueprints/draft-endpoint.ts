import { Draft, withImport } from './draft.ts';
import { draftAct } from './draft-act.ts';
import { draftMove } from './draft-move.ts';
import { draftNoun, enterRoutes } from './draft-noun.ts';
import { type Names, namesOf, roomOf } from './names.ts';
import { callText, moveTestText, moveText, moveVerbText, testText, verbText } from './verb-texts.ts';
import { camel } from './words.ts';

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

function draftContract(draft: Draft, names: Names, isOwn: boolean): void {
  const path = `packages/contract/src/modules/${names.module}/${names.noun}.ts`;
  if (isOwn) {
    draft.change(path, (text) => text + moveText(names), `describe ${names.act}.`);
    return;
  }
  if (!draft.has(path)) {
    draft.write(path, contractHead + callText(names));
    return;
  }
  const imports: [from: string, names: string[]][] = [
    ['zod', ['z']],
    ['../../shared/endpoint.ts', ['endpoint']],
    ['../../shared/values.ts', ['Nothing', 'ownId']],
  ];
  const withImports = (text: string) =>
    imports.reduce((grown, [from, wanted]) => withNames(grown, from, wanted), text);
  draft.change(path, (text) => withImports(text) + callText(names), `describe ${names.act}.`);
}

const answerLine = ({ act, id, type }: Names, isOwn: boolean) =>
  isOwn
    ? `  api.answer(contract.${act}, async ({ db, user, params }) => present${type}(await ${act}(db, user, params.${id})));\n`
    : `  api.answer(contract.${act}, ({ db, user, params }) => ${act}(db, user, params.${id}));\n`;

const routesText = (
  names: Names,
) => `import * as contract from '@souk/contract/modules/${names.module}/${names.noun}';
import type { Api } from '../../../platform/http/api.ts';
import { ${names.act} } from './${names.file}.ts';

export function ${camel(names.one)}Routes(api: Api) {
${answerLine(names, false)}}
`;

function draftRoute(draft: Draft, names: Names, isOwn: boolean): void {
  const path = `${roomOf(names)}/${names.noun}/${names.one}.routes.ts`;
  if (!draft.has(path)) {
    draft.write(path, routesText(names));
    enterRoutes(draft, names);
    return;
  }
  const line = answerLine(names, isOwn);
  const opening = new RegExp(`(export function ${camel(names.one)}Routes\\(api: Api\\) \\{\n)`);
  const isReady = /\* as contract from/.test(draft.read(path));
  draft.change(
    path,
    (text) =>
      isReady && opening.test(text)
        ? withImport(text, `import { ${names.act} } from './${names.file}.ts';`).replace(
            opening,
            `$1${line}\n`,
          )
        : text,
    line.trim(),
  );
}

/** Whether the noun was drafted here, so that a verb can lock its own row and move it. */
function hasOwnRows(draft: Draft, { module, noun, one, type }: Names): boolean {
  const queries = `${roomOf({ module })}/${noun}/${one}.queries.ts`;
  return draft.has(queries) && draft.read(queries).includes(`function moveOwn${type}(`);
}

/** Writes a new call on all floors: contract, life, verb, route, first test and button; and its noun, if that is new. */
export function draftEndpoint(root: string, place: string, verb: string): Draft {
  const names = namesOf(place, verb);
  const room = `${roomOf(names)}/${names.noun}`;
  const draft = new Draft(root);
  if (!draft.has(`${roomOf(names)}/module.ts`)) throw new Error(`There is no module ${names.module} yet.`);
  const isNew =
    draft.list(room).length === 0 &&
    !draft.has(`packages/contract/src/modules/${names.module}/${names.noun}.ts`);
  if (isNew) draftNoun(draft, names);
  const isOwn = hasOwnRows(draft, names);
  draft.write(`${room}/${names.file}.ts`, isOwn ? moveVerbText(names) : verbText(names));
  draft.write(`${room}/${names.file}.test.ts`, isOwn ? moveTestText(names) : testText(names));
  draftContract(draft, names, isOwn);
  const isMove = isNew || draftMove(draft, names);
  draftRoute(draft, names, isOwn);
  draftAct(draft, names, isMove);
  draft.format();
  return draft;
}
