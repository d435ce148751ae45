import { Draft, withImport } from './draft.ts';
import { camel, capital, isName } from './words.ts';

const moduleText = (name: string) => `import { defineModule } from '../../platform/module.ts';

export const ${camel(name)} = defineModule({
  name: '${name}',
  routes: [],
});
`;

const frontDoorText = (name: string) => `/** Front door of ${name}: what other modules may use. */
export {};
`;

const readmeText = (name: string) => `# ${capital(name)}

What it is for, in one sentence.

## Words

## Events

In: none. Out: none.
`;

const pagesText = (name: string) => `import type { RouteConfigEntry } from '@react-router/dev/routes';

export const ${camel(name)}Routes: RouteConfigEntry[] = [];
`;

/** Writes the empty folders of a business module on all floors and puts it on the map. */
export function draftModule(root: string, name: string): Draft {
  if (!isName(name)) throw new Error('A module is named by a plural domain word in small letters.');
  const draft = new Draft(root);
  const api = `apps/api/src/modules/${name}`;
  draft.write(`${api}/module.ts`, moduleText(name));
  draft.write(`${api}/index.ts`, frontDoorText(name));
  draft.write(`${api}/README.md`, readmeText(name));
  draft.write(`apps/web/app/modules/${name}/routes.ts`, pagesText(name));

  const key = name.includes('-') ? `'${name}'` : name;
  draft.change(
    'architecture.mjs',
    (map) => map.replace(/(const verticals = \{)/, `$1 ${key}: allServices,`),
    `add ${key}: allServices to the verticals, or name what it may know.`,
  );
  draft.change(
    'apps/api/src/modules.ts',
    (list) =>
      withImport(list, `import { ${camel(name)} } from './modules/${name}/module.ts';`).replace(
        /\n {2}pages,\n/,
        `\n  ${camel(name)},\n  pages,\n`,
      ),
    `import ${camel(name)} and put it behind the modules that it knows.`,
  );
  draft.change(
    'apps/web/app/routes.ts',
    (routes) =>
      withImport(routes, `import { ${camel(name)}Routes } from './modules/${name}/routes.ts';`).replace(
        /(\n {2}route\('preferences')/,
        `\n  ...${camel(name)}Routes,$1`,
      ),
    `import and spread ${camel(name)}Routes.`,
  );
  draft.format();
  return draft;
}
