import { loadModule, parseSync } from 'libpg-query';
import type { Schemas } from './find-foreign-writes.ts';
import { writesIn } from './read-sql.ts';
import type { Breach, SourceFile } from './source-file.ts';

await loadModule();

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

interface Place {
  schema: string | undefined;
  name: string;
}

/** Every branch of a parsed statement that has this name. */
function branches(tree: unknown, name: string): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => branches(item, name));
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === name && isTree(value) && !Array.isArray(value) ? [value] : []),
    ...branches(value, name),
  ]);
}

const placeOf = (range: unknown): Place => {
  const { schemaname, relname } = isTree(range) ? range : {};
  return { schema: schemaname as string | undefined, name: String(relname) };
};

const spelled = ({ schema, name }: Place): string => (schema ? `${schema}.${name}` : name);

/** The last two words of a function's name. */
const placeOfName = (names: unknown): Place => {
  const words = branches(names, 'String').map(({ sval }) => String(sval));
  return { schema: words.at(-2), name: words.at(-1) ?? '' };
};

const tableStatements = ['CreateStmt', 'AlterTableStmt'];

function pointedAt(statement: Tree): [Place, Place][] {
  return tableStatements.flatMap((kind) =>
    branches(statement, kind).flatMap((table) =>
      branches(table, 'Constraint')
        .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
        .map(({ pktable }): [Place, Place] => [placeOf(table.relation), placeOf(pktable)]),
    ),
  );
}

const triggered = (statement: Tree): [Place, Place][] =>
  branches(statement, 'CreateTrigStmt').map((trigger) => [
    placeOf(trigger.relation),
    placeOfName(trigger.funcname),
  ]);

function writtenByFunctions(statement: Tree): [Place, Place][] {
  return branches(statement, 'CreateFunctionStmt').flatMap((made) => {
    const bodies = branches(made.options, 'String').map(({ sval }) => String(sval));
    const own = placeOfName(made.funcname);
    return bodies
      .filter((body) => /\s/.test(body))
      .flatMap((body) =>
        writesIn(body).map(({ schema, table = '' }): [Place, Place] => [own, { schema, name: table }]),
      );
  });
}

/** Foreign keys against the map, and triggers and functions that reach into another module's schema. */
export function findForeignKeys(
  migrations: readonly SourceFile[],
  schemas: Schemas,
  mayKnow: Readonly<Record<string, readonly string[]>>,
): Breach[] {
  const moduleAt = ({ schema }: Place) => (schema ? schemas.get(schema) : undefined);
  return migrations.flatMap(({ path, text }) => {
    const statements = (parseSync(text).stmts ?? []) as Tree[];
    const told = (pairs: [Place, Place][], verb: string, mayPoint: (from: string, to: string) => boolean) =>
      pairs.flatMap(([from, to]) => {
        const [own, other] = [moduleAt(from), moduleAt(to)];
        if (own && other && (own === other || mayPoint(own, other))) return [];
        return [`${path} ${spelled(from)} ${verb} ${spelled(to)}`];
      });
    return statements.flatMap((statement) => [
      ...told(pointedAt(statement), 'points at', (from, to) => mayKnow[from]?.includes(to) ?? false),
      // The platform's functions are for all tables.
      ...told(triggered(statement), 'triggers', (_from, to) => to === 'platform'),
      ...told(writtenByFunctions(statement), 'writes to', () => false),
    ]);
  });
}
