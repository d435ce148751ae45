import { type Draft, withImport } from './draft.ts';
import { keyOf, type Names } from './names.ts';
import { camel, capital } from './words.ts';

const room = 'apps/web/app/pages/act';

const entry = ({ verb, act }: Names): string =>
  `${keyOf(verb)}: { endpoint: '${act}', words: msg\`${capital(verb.replaceAll('-', ' '))}\`, tone: 'quiet' },`;

const tableText = (names: Names, name: string, isMove: boolean) => {
  const { module, noun, one, verb, type, said } = names;
  const row = isMove ? `${camel(noun)}.${type}` : '{ id: number }';
  const moves = isMove ? `${camel(noun)}.${type}Move` : `'${verb}'`;
  return `import { msg } from '@lingui/core/macro';
import type * as ${camel(noun)} from '@souk/contract/modules/${module}/${noun}';
import { actsOf } from '../../ui/act-table.ts';

/** The owner's moves of a ${said}. */
export const ${camel(one)}Acts = actsOf<typeof ${camel(noun)}, ${row}, ${moves}>()({
  noun: '${name}',
  id: ({ id }) => id,
  open: ${isMove ? '({ moves }) => moves' : `() => ['${verb}']`},
  home: () => '/${isMove ? noun : ''}',
  moves: { ${entry(names)} },
});
`;
};

/** Exports a table from the module's front door. */
function handOut(draft: Draft, module: string, one: string): void {
  const door = `apps/web/app/modules/${module}/index.ts`;
  const line = `export { ${camel(one)}Acts } from './${one}-acts.ts';\n`;
  if (draft.has(door)) draft.change(door, (text) => text + line, `export ${camel(one)}Acts.`);
  else draft.write(door, `/** Front door of ${module}: what other modules and pages may use. */\n${line}`);
}

/** Adds a table to the list of the shared route, with the contract's file. */
function enter(draft: Draft, { module, noun, one }: Names, name: string): void {
  const table = `${camel(one)}Acts`;
  const contract = camel(`${module}-${noun}`);
  draft.change(
    `${room}/nouns.ts`,
    (text) =>
      withImport(text, `import { ${table} } from '../../modules/${module}/index.ts';`).replace(
        /(export const nouns = \{)/,
        `$1 ${keyOf(name)}: ${table},`,
      ),
    `list ${table}.`,
  );
  draft.change(
    `${room}/contracts.server.ts`,
    (text) =>
      withImport(text, `import * as ${contract} from '@souk/contract/modules/${module}/${noun}';`).replace(
        /(\['contract'\]> \} = \{)/,
        `$1 ${keyOf(name)}: ${contract},`,
      ),
    `name the contract of ${table}.`,
  );
}

/** A file of tables with the move in each that is typed by the noun's moves: first its button, then no button. */
function withMove(text: string, names: Names, first: string): string {
  const [head = '', ...tables] = text.split('actsOf<');
  let line = first;
  const grown = tables.map((table) => {
    if (!new RegExp(`^[^>]*\\.${names.type}Move>\\(\\)`).test(table)) return table;
    const added = table.replace(/(\n {2}moves: \{)/, `$1\n    ${line}`);
    line = `${keyOf(names.verb)}: null,`;
    return added;
  });
  return [head, ...grown].join('actsOf<');
}

/** Adds a move of the noun's life to every table of its moves. */
function addMove(draft: Draft, names: Names, path: string): void {
  const web = `apps/web/app/modules/${names.module}`;
  draft.change(path, (text) => withMove(text, names, entry(names)), `add ${names.verb} to the moves.`);
  for (const file of draft.list(web).filter((each) => each.endsWith('-acts.ts') && each !== path)) {
    const grown = withMove(draft.read(file), names, `${keyOf(names.verb)}: null,`);
    if (grown !== draft.read(file)) draft.change(file, () => grown, '');
  }
}

/** Adds a button to a table that lists its moves itself. */
const addButton = (draft: Draft, names: Names, path: string): void =>
  draft.change(
    path,
    (text) =>
      text
        .replace(/>\(\)\(\{/, ` | '${names.verb}'>()({`)
        .replace(/(\n {2}moves: \{)/, `$1\n    ${entry(names)}`),
    `add ${names.verb} to the moves.`,
  );

/** Adds a move to its noun's table, or writes the table with its first move. */
export function draftAct(draft: Draft, names: Names, isMove: boolean): void {
  const { module, noun, one } = names;
  const path = `apps/web/app/modules/${module}/${one}-acts.ts`;
  if (draft.has(path)) {
    const add = isMove ? addMove : addButton;
    add(draft, names, path);
    return;
  }
  const isTaken =
    draft.has(`${room}/nouns.ts`) && draft.read(`${room}/nouns.ts`).includes(` ${keyOf(noun)}:`);
  const name = isTaken ? `${module}-${noun}` : noun;
  draft.write(path, tableText(names, name, isMove));
  handOut(draft, module, one);
  enter(draft, names, name);
}
