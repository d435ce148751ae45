import { type Draft, withImport } from './draft.ts';
import { camel, capital } from './words.ts';

interface Names {
  module: string;
  noun: string;
  one: string;
  verb: string;
  act: string;
}

const room = 'apps/web/app/pages/act';

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const entry = ({ verb, act }: Names): string =>
  `${keyOf(verb)}: { endpoint: '${act}', words: msg\`${capital(verb.replaceAll('-', ' '))}\`, tone: 'quiet' },`;

const tableText = (names: Names, name: string) => {
  const { module, noun, one, verb } = names;
  return `import { msg } from '@lingui/core/macro';
import type * as ${camel(noun)} from '@souk/contract/modules/${module}/${noun}';
import { actsOf } from '../../ui/act-table.ts';

/** The owner's moves of a ${one.replaceAll('-', ' ')}. */
export const ${camel(one)}Acts = actsOf<typeof ${camel(noun)}, { id: number }, '${verb}'>()({
  noun: '${name}',
  id: ({ id }) => id,
  open: () => ['${verb}'],
  home: () => '/',
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

/** Adds a move to its noun's table, or writes the table with its first move. */
export function draftAct(draft: Draft, names: Names): void {
  const { module, noun, one, verb } = names;
  const path = `apps/web/app/modules/${module}/${one}-acts.ts`;
  if (draft.has(path)) {
    draft.change(
      path,
      (text) =>
        text
          .replace(/>\(\)\(\{/, ` | '${verb}'>()({`)
          .replace(/(\n {2}moves: \{)/, `$1\n    ${entry(names)}`),
      `add ${verb} to the moves.`,
    );
    return;
  }
  const isTaken =
    draft.has(`${room}/nouns.ts`) && draft.read(`${room}/nouns.ts`).includes(` ${keyOf(noun)}:`);
  const name = isTaken ? `${module}-${noun}` : noun;
  draft.write(path, tableText(names, name));
  handOut(draft, module, one);
  enter(draft, names, name);
}
