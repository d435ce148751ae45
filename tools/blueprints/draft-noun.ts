import { basename } from 'node:path';
import { type Draft, withImport } from './draft.ts';
import { type Names, roomOf } from './names.ts';
import {
  contractText,
  lifeTestText,
  lifeText,
  migrationText,
  presentText,
  queriesText,
  routesText,
  type Schema,
  tablesText,
  testingImports,
  testingText,
  withBuilder,
} from './noun-texts.ts';
import { pageText } from './page-text.ts';
import { camel } from './words.ts';

/** The schema that another noun of the module has declared, or the name of the first. */
function schemaOf(draft: Draft, names: Names): Schema {
  const declared = /export const (\w+) = pgSchema\(/;
  const home = draft
    .list(roomOf(names))
    .find((file) => file.endsWith('.tables.ts') && declared.test(draft.read(file)));
  if (!home) return { name: `${camel(names.module)}Schema`, from: null };
  const name = declared.exec(draft.read(home))?.[1] ?? '';
  return { name, from: home.replace(roomOf(names), '..') };
}

function draftMigration(draft: Draft, names: Names, isFirst: boolean): void {
  const last = draft
    .list('apps/api/migrations')
    .map((file) => Number(basename(file).slice(0, 4)))
    .reduce((highest, number) => Math.max(highest, number), 0);
  const number = String(last + 1).padStart(4, '0');
  draft.write(
    `apps/api/migrations/${number}-${names.module}-${names.noun}.sql`,
    migrationText(names, isFirst),
  );
}

/** Mounts a noun's routes. */
export function enterRoutes(draft: Draft, names: Names): void {
  const routes = `${camel(names.one)}Routes`;
  draft.change(
    `${roomOf(names)}/module.ts`,
    (text) =>
      withImport(text, `import { ${routes} } from './${names.noun}/${names.one}.routes.ts';`).replace(
        /routes: \[/,
        `routes: [${routes}, `,
      ),
    `mount ${routes}.`,
  );
}

/** Registers the life with the module. */
function enterLife(draft: Draft, names: Names): void {
  const { noun, one } = names;
  const life = `${camel(one)}Life`;
  const entry = `[${life}.name]: { life: ${life} },`;
  draft.change(
    `${roomOf(names)}/module.ts`,
    (text) => {
      const withIt = withImport(text, `import { ${life} } from './${noun}/${one}.life.ts';`);
      return /\blives: \{/.test(withIt)
        ? withIt.replace(/\blives: \{/, `lives: { ${entry}`)
        : withIt.replace(/\n {2}routes: \[/, `\n  lives: { ${entry} },\n  routes: [`);
    },
    `add ${entry} to the lives.`,
  );
}

/** Rows of the noun for tests, those of strangers among them. */
function draftTesting(draft: Draft, names: Names): void {
  const path = `${roomOf(names)}/testing.ts`;
  const rows = `${camel(names.module)}Rows`;
  if (draft.has(path)) {
    const withImports = (text: string) => testingImports(names).reduce(withImport, text);
    draft.change(
      path,
      (text) => {
        const built = withBuilder(text, names);
        return built === text ? text : withImports(built);
      },
      `build a row of ${names.module}.${names.one}, and list the builder in testing/row-builders.ts.`,
    );
    return;
  }
  draft.write(path, testingText(names));
  draft.change(
    'apps/api/src/testing/row-builders.ts',
    (text) =>
      withImport(text, `import { ${rows} } from '../modules/${names.module}/testing.ts';`).replace(
        /(export const ownRows: RowBuilders = \{)/,
        `$1\n  ...${rows},`,
      ),
    `spread ${rows} into ownRows.`,
  );
}

function draftPage(draft: Draft, names: Names): void {
  const { module, noun } = names;
  const web = `apps/web/app/modules/${module}`;
  draft.write(`${web}/pages/${noun}.tsx`, pageText(names));
  draft.change(
    `${web}/routes.ts`,
    (text) =>
      (/\bpagesOf\('/.test(text)
        ? text
        : text
            .replace(/^import type \{ RouteConfigEntry \}.*\n/m, '')
            .replace(/: RouteConfigEntry\[\]/, '')
            .replace(/\n*export const/, `\nconst page = pagesOf('${module}');\n\nexport const`)
            .replace(/^/, "import { pagesOf } from '../../module-pages.ts';\n")
      ).replace(/(export const \w+ = \[)/, `$1 page('${noun}', '${noun}'),`),
    `add page('${noun}', '${noun}').`,
  );
}

function enterRefusal(draft: Draft, { one, said }: Names): void {
  const code = `'${one}-move-not-allowed'`;
  draft.change(
    'packages/contract/src/shared/problem.ts',
    (text) =>
      text.replace(
        /(\n {2}'offer-move-not-allowed': [^\n]*)/,
        `$1\n  ${code}: { status: 422, text: 'This is not possible in the current state of the ${said}.' },`,
      ),
    `add the refusal ${code}.`,
  );
}

/** Writes a new noun: contract, table, life, queries, what its owner sees, rows for tests and the page of the own ones. */
export function draftNoun(draft: Draft, names: Names): void {
  const { module, noun, one } = names;
  const room = `${roomOf(names)}/${noun}`;
  const schema = schemaOf(draft, names);
  draft.write(`packages/contract/src/modules/${module}/${noun}.ts`, contractText(names));
  draft.write(`${room}/${one}.tables.ts`, tablesText(names, schema));
  draftMigration(draft, names, schema.from === null);
  draft.write(`${room}/${one}.life.ts`, lifeText(names));
  draft.write(`${room}/${one}.life.test.ts`, lifeTestText(names));
  draft.write(`${room}/${one}.queries.ts`, queriesText(names));
  draft.write(`${room}/${one}.present.ts`, presentText(names));
  draft.write(`${room}/${one}.routes.ts`, routesText(names));
  enterRoutes(draft, names);
  enterLife(draft, names);
  enterRefusal(draft, names);
  draftTesting(draft, names);
  draftPage(draft, names);
}
