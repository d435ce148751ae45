import ts from 'typescript';
import { type Owner, ownerOf } from './owner-of.ts';
import { type Write, writesIn } from './read-sql.ts';
import { type Breach, lineOf, moduleOf, nodesOf, type SourceFile, treeOf } from './source-file.ts';

/** Schema → module: the module that declares a schema owns its tables. */
export type Schemas = ReadonlyMap<string, string>;

const builders = new Set(['insert', 'update', 'delete']);
/** What follows when rows are written, and not when a set, a map or a digest is changed. */
const chained = new Set(['values', 'select', 'set', 'where', 'returning', 'from', 'onConflictDoNothing']);
const connections = /^(tx|db|reader|on|database|client)$/i;

const calledName = ({ expression }: ts.CallExpression): string | undefined => {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isElementAccessExpression(expression) && ts.isStringLiteralLike(expression.argumentExpression))
    return expression.argumentExpression.text;
  return undefined;
};

function writesRows(call: ts.CallExpression): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent) && chained.has(parent.name.text)) return true;
  const receiver = call.expression;
  return (
    (ts.isPropertyAccessExpression(receiver) || ts.isElementAccessExpression(receiver)) &&
    connections.test(receiver.expression.getText())
  );
}

const told = (owner: Owner, own: string | undefined): string | undefined => {
  if (owner === 'handed in') return 'a table that is handed in';
  return owner && owner.module !== own ? `${owner.name} of ${owner.module}` : undefined;
};

const slotName = (index: number) => `souk_slot_${index}`;

/** The SQL of a template, with a name in place of each expression. */
function templateSql(template: ts.TemplateLiteral): { sql: string; slots: ts.Expression[] } {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { sql: template.text, slots: [] };
  const slots = template.templateSpans.map(({ expression }) => expression);
  const pieces = template.templateSpans.map(({ literal }, index) => slotName(index) + literal.text);
  return { sql: template.head.text + pieces.join(''), slots };
}

const isSqlTag = (tag: ts.Expression): boolean => /(^|\.)sql$/.test(tag.getText());

/** Text that certainly goes to the database: what it writes must be readable. */
function isSent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return isSqlTag(parent.tag);
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /\.(raw|query|execute)$/.test(parent.expression.getText())
  );
}

function sqlBreach(write: Write, slots: readonly ts.Expression[], own: string | undefined, schemas: Schemas) {
  const slot = slots.find((_expression, index) => slotName(index) === write.table && !write.schema);
  if (slot) return ownerIsOwn(ownerOf(slot), own) ? undefined : (told(ownerOf(slot), own) ?? slot.getText());
  const owner = write.schema === undefined ? undefined : schemas.get(write.schema);
  if (owner !== undefined && owner === own) return undefined;
  return write.schema
    ? `${write.schema}.${write.table}`
    : `${write.table ?? 'something'}, without its schema`;
}

const ownerIsOwn = (owner: Owner, own: string | undefined) =>
  typeof owner === 'object' && owner.module === own;

function breachesOfText(node: ts.StringLiteralLike | ts.TemplateExpression, schemas: Schemas): Breach[] {
  const { fileName } = node.getSourceFile();
  const own = moduleOf(fileName);
  const { sql, slots } = ts.isStringLiteral(node) ? { sql: node.text, slots: [] } : templateSql(node);
  if (!/\b(insert|update|delete|merge|truncate|alter|drop|create|copy)\b/i.test(sql)) return [];
  const sent = isSent(node);
  return readable(sql)
    .filter(({ schema }) => sent || (schema !== undefined && schemas.has(schema)))
    .flatMap((write) => {
      const target = sqlBreach(write, slots, own, schemas);
      return target ? [`${fileName}:${lineOf(node)} ${write.verb}s ${target}`] : [];
    });
}

/** Prose is not SQL and may not even tokenise; SQL that PostgreSQL cannot parse fails when it is sent. */
function readable(sql: string): Write[] {
  try {
    return writesIn(sql);
  } catch {
    return [];
  }
}

/** Writes to tables of another module: by the builder under whatever name, and by SQL in whatever spelling. */
export function findForeignWrites(files: readonly SourceFile[], schemas: Schemas): Breach[] {
  return files.flatMap((file) => {
    const own = moduleOf(file.path);
    return [...nodesOf(treeOf(file))].flatMap((node): Breach[] => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return breachesOfText(node, schemas);
      if (!ts.isCallExpression(node) || node.arguments.length !== 1) return [];
      const [table] = node.arguments;
      const verb = calledName(node);
      if (!table || !verb || !builders.has(verb) || !writesRows(node)) return [];
      const target = told(ownerOf(table), own);
      return target ? [`${file.path}:${lineOf(node)} ${verb}s ${target}`] : [];
    });
  });
}

/** The module that declares each schema. */
export function schemasOf(files: readonly SourceFile[]): Map<string, string> {
  const schemas = new Map([['graphile_worker', 'platform']]);
  for (const file of files)
    for (const node of nodesOf(treeOf(file))) {
      const [name] =
        ts.isCallExpression(node) && node.expression.getText() === 'pgSchema' ? node.arguments : [];
      if (name && ts.isStringLiteral(name)) schemas.set(name.text, moduleOf(file.path) ?? file.path);
    }
  return schemas;
}
