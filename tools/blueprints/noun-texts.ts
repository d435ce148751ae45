import type { Names } from './names.ts';
import { camel, capital } from './words.ts';

/** The contract of a new noun: its states, its moves, a row and the list of the own ones. */
export const contractText = ({ noun, one, type, verb }: Names) => `import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Id, Moment, ownId } from '../../shared/values.ts';

export const ${camel(one)}States = ['open', 'closed'] as const;
export type ${type}State = (typeof ${camel(one)}States)[number];

export const ${camel(one)}Moves = ['${verb}'] as const;
export type ${type}Move = (typeof ${camel(one)}Moves)[number];

export const ${type} = z
  .object({
    id: Id,
    state: z.enum(${camel(one)}States),
    created_at: Moment,
    /** Open to the user who asks. */
    moves: z.array(z.enum(${camel(one)}Moves)),
  })
  .meta({ id: '${type}' });
export type ${type} = z.infer<typeof ${type}>;

export const list${capital(camel(noun))} = endpoint({
  method: 'GET',
  path: '/${noun}',
  access: 'signed-in',
  summary: 'The user’s own ${noun.replaceAll('-', ' ')}, the latest first.',
  reply: z.array(${type}),
});
`;

export const lifeText = ({ module, noun, one, type, verb, said }: Names) =>
  `import { type ${type}Move, type ${type}State, ${camel(one)}States } from '@souk/contract/modules/${module}/${noun}';
import { defineLife } from '../../../platform/states.ts';

/** A ${said} is open until its owner closes it. */
export const ${camel(one)}Life = defineLife<${type}State, ${type}Move>({
  name: '${module}.${one}',
  states: ${camel(one)}States,
  first: 'open',
  ends: ['closed'],
  refusal: '${one}-move-not-allowed',
  moves: {
    ${verb}: { from: ['open'], to: 'closed', by: ['owner'] },
  },
});
`;

export const lifeTestText = ({ module, noun, one, said }: Names) =>
  `import { ${camel(one)}Moves } from '@souk/contract/modules/${module}/${noun}';
import { describe, expect, test } from 'vitest';
import { ${camel(one)}Life } from './${one}.life.ts';

describe('the life of a ${said}', () => {
  test('lets its owner make every move while it is open', () => {
    expect(${camel(one)}Life.movesFor('open', 'owner').sort()).toEqual([...${camel(one)}Moves].sort());
  });

  test('is over once it is closed, and nobody else ever moves it', () => {
    expect(${camel(one)}Life.movesFor('closed', 'owner')).toEqual([]);
    expect(${camel(one)}Life.movesFor('open', 'stranger')).toEqual([]);
  });
});
`;

/** Where the schema of the module is declared, if one of its nouns has a table already. */
export interface Schema {
  name: string;
  from: string | null;
}

export const tablesText = ({ module, noun, one, type }: Names, { name, from }: Schema) =>
  `import { ${camel(one)}States } from '@souk/contract/modules/${module}/${noun}';
import { ${from ? '' : 'pgSchema, '}text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
${from ? `import { ${name} } from '${from}';\n` : `\nexport const ${name} = pgSchema('${module.replaceAll('-', '_')}');\n`}
export const ${camel(noun)} = ${name}.table('${noun.replaceAll('-', '_')}', {
  id: identityId(),
  ownerId: bigId().notNull(),
  state: text({ enum: ${camel(one)}States }).notNull(),
  createdAt: createdAt(),
});
export type ${type}Row = typeof ${camel(noun)}.$inferSelect;
`;

export function migrationText({ module, noun }: Names, isFirst: boolean): string {
  const schema = module.replaceAll('-', '_');
  const table = noun.replaceAll('-', '_');
  return `${isFirst ? `create schema ${schema};\n\n` : ''}create table ${schema}.${table} (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  state text not null check (state in ('open', 'closed')),
  created_at timestamptz not null
);
create index ${table}_owner on ${schema}.${table} (owner_id, id desc);
`;
}

export const queriesText = ({ module, noun, one, type, said }: Names) =>
  `import type { ${type}Move } from '@souk/contract/modules/${module}/${noun}';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { ${camel(one)}Life } from './${one}.life.ts';
import { type ${type}Row, ${camel(noun)} } from './${one}.tables.ts';

/** The user's own ${noun.replaceAll('-', ' ')}, the latest first. */
export const list${capital(camel(noun))}Of = (reader: Reader, ownerId: number): Promise<${type}Row[]> =>
  reader.select().from(${camel(noun)}).where(eq(${camel(noun)}.ownerId, ownerId)).orderBy(desc(${camel(noun)}.id));

/** Locks an own ${said}: to a stranger there is none. */
export async function lockOwn${type}(tx: Tx, id: number, owner: { id: number }): Promise<${type}Row> {
  const isOwn = and(eq(${camel(noun)}.id, id), eq(${camel(noun)}.ownerId, owner.id));
  const [${camel(one)}] = await tx.select().from(${camel(noun)}).where(isOwn).for('update');
  if (!${camel(one)}) throw new Problem('record-not-found');
  return ${camel(one)};
}

/** Moves the ${said} for its owner, or throws the life's refusal: the only writer of its state. */
export async function moveOwn${type}(tx: Tx, ${camel(one)}: ${type}Row, move: ${type}Move): Promise<${type}Row> {
  const state = ${camel(one)}Life.next(${camel(one)}.state, move, 'owner');
  await tx.update(${camel(noun)}).set({ state }).where(eq(${camel(noun)}.id, ${camel(one)}.id));
  await recordMove(tx, ${camel(one)}Life, {
    subjectId: ${camel(one)}.id,
    move,
    from: ${camel(one)}.state,
    to: state,
    by: 'owner',
    byUserId: ${camel(one)}.ownerId,
  });
  return { ...${camel(one)}, state };
}
`;

export const presentText = ({ module, noun, one, type, said }: Names) =>
  `import type { ${type} } from '@souk/contract/modules/${module}/${noun}';
import { ${camel(one)}Life } from './${one}.life.ts';
import type { ${type}Row } from './${one}.tables.ts';

/** A ${said} as its owner sees it. */
export const present${type} = (${camel(one)}: ${type}Row): ${type} => ({
  id: ${camel(one)}.id,
  state: ${camel(one)}.state,
  created_at: ${camel(one)}.createdAt.toISOString(),
  moves: ${camel(one)}Life.movesFor(${camel(one)}.state, 'owner'),
});
`;

export const routesText = ({ module, noun, one, type }: Names) =>
  `import * as contract from '@souk/contract/modules/${module}/${noun}';
import type { Api } from '../../../platform/http/api.ts';
import { present${type} } from './${one}.present.ts';
import { list${capital(camel(noun))}Of } from './${one}.queries.ts';

export function ${camel(one)}Routes(api: Api) {
  api.answer(contract.list${capital(camel(noun))}, async ({ db, user }) =>
    (await list${capital(camel(noun))}Of(db, user.id)).map(present${type}),
  );
}
`;

const rowsName = (module: string) => `${camel(module)}Rows`;

const builderText = ({ noun, one, type }: Names) => `
export async function build${type}(db: Db, owner: { id: number }): Promise<${type}Row> {
  const [${camel(one)}] = await db
    .insert(${camel(noun)})
    .values({ ownerId: owner.id, state: ${camel(one)}Life.first })
    .returning();
  if (!${camel(one)}) throw new Error('the row was not written');
  return ${camel(one)};
}
`;

export const rowEntry = ({ module, one, type }: Names) =>
  `'${module}.${one}': async ({ db, owner }) => (await build${type}(db, owner)).id,`;

export const testingText = (names: Names) => `import type { Db } from '../../platform/db/database.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
${testingImports(names).join('\n')}
${builderText(names)}
export const ${rowsName(names.module)}: RowBuilders = {
  ${rowEntry(names)}
};
`;

export const testingImports = ({ noun, one, type }: Names): string[] => [
  `import { ${camel(one)}Life } from './${noun}/${one}.life.ts';`,
  `import { type ${type}Row, ${camel(noun)} } from './${noun}/${one}.tables.ts';`,
];

/** The file with the builder of another noun's rows. */
export const withBuilder = (text: string, names: Names): string =>
  text.replace(
    new RegExp(`\\n(export const ${rowsName(names.module)}: RowBuilders = \\{)`),
    `${builderText(names)}\n$1\n  ${rowEntry(names)}`,
  );
