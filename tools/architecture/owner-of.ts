import { posix } from 'node:path';
import ts from 'typescript';
import { moduleOf, nodesOf } from './source-file.ts';

/** The owner of a table: a module, or unknown because it is passed in. */
export type Owner = { module: string; name: string } | 'handed in' | undefined;

interface Binding {
  /** Where an imported name comes from. */
  from?: string;
  /** What a local name refers to. */
  is?: ts.Expression;
  isParameter?: boolean;
}

const known = new WeakMap<ts.SourceFile, Map<string, Binding[]>>();

/** The names that a declaration binds, destructured or not. */
export function namesIn(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function importedNames({ importClause }: ts.ImportDeclaration): ts.Identifier[] {
  const named = importClause?.namedBindings;
  const rest = !named
    ? []
    : ts.isNamespaceImport(named)
      ? [named.name]
      : named.elements.map(({ name }) => name);
  return importClause?.name ? [importClause.name, ...rest] : rest;
}

function bindingsAt(node: ts.Node): [ts.Identifier, Binding][] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const from = node.moduleSpecifier.text;
    return importedNames(node).map((name) => [name, { from }]);
  }
  if (ts.isParameter(node)) return namesIn(node.name).map((name) => [name, { isParameter: true }]);
  if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
  const is = node.initializer;
  return namesIn(node.name).map((name) => [name, { is }]);
}

/** Everything that a name may be bound to anywhere in a file: finding breaches needs no scopes. */
function bindingsOf(tree: ts.SourceFile): Map<string, Binding[]> {
  const standing = known.get(tree);
  if (standing) return standing;
  const bindings = new Map<string, Binding[]>();
  for (const node of nodesOf(tree))
    for (const [name, binding] of bindingsAt(node))
      bindings.set(name.text, [...(bindings.get(name.text) ?? []), binding]);
  known.set(tree, bindings);
  return bindings;
}

function ownerOfName(name: ts.Identifier, seen: ReadonlySet<string>): Owner {
  const tree = name.getSourceFile();
  if (seen.has(name.text)) return undefined;
  const owners = (bindingsOf(tree).get(name.text) ?? []).map((binding): Owner => {
    if (binding.isParameter) return 'handed in';
    if (binding.is) return ownerOf(binding.is, new Set([...seen, name.text]));
    if (!binding.from?.startsWith('.')) return undefined;
    const module = moduleOf(posix.join(posix.dirname(tree.fileName), binding.from));
    return module ? { module, name: name.text } : undefined;
  });
  const own = moduleOf(tree.fileName);
  const foreign = owners.find((owner) => typeof owner === 'object' && owner.module !== own);
  return foreign ?? owners.find((owner) => owner !== undefined);
}

/** The expression inside brackets, assertions and accesses, where that decides its owner. */
function innerOf(expression: ts.Expression): ts.Expression | undefined {
  const isWrapped =
    ts.isPropertyAccessExpression(expression) ||
    ts.isElementAccessExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapped ? expression.expression : undefined;
}

function ownerOfCall(call: ts.CallExpression, seen: ReadonlySet<string>): Owner {
  if (call.expression.kind === ts.SyntaxKind.ImportKeyword) return importedBy(call);
  const [first] = call.arguments;
  return first && ts.isIdentifier(first) ? ownerOf(first, seen) : undefined;
}

/** Follows an expression to the module whose table it names: through other names, namespaces and table aliases. */
export function ownerOf(expression: ts.Expression, seen: ReadonlySet<string> = new Set()): Owner {
  const inner = innerOf(expression);
  if (inner) return ownerOf(inner, seen);
  if (ts.isIdentifier(expression)) return ownerOfName(expression, seen);
  if (ts.isConditionalExpression(expression))
    return firstOwner([expression.whenTrue, expression.whenFalse], seen);
  if (ts.isCallExpression(expression)) return ownerOfCall(expression, seen);
  if (ts.isObjectLiteralExpression(expression)) return firstOwner(valuesOf(expression), seen);
  return ts.isArrayLiteralExpression(expression) ? firstOwner([...expression.elements], seen) : undefined;
}

const valuesOf = (object: ts.ObjectLiteralExpression): ts.Expression[] =>
  object.properties.flatMap((property) => {
    if (ts.isPropertyAssignment(property)) return [property.initializer];
    return ts.isShorthandPropertyAssignment(property) ? [property.name] : [];
  });

const firstOwner = (expressions: readonly ts.Expression[], seen: ReadonlySet<string>): Owner => {
  const owners = expressions.map((expression) => ownerOf(expression, seen));
  const own = expressions[0] && moduleOf(expressions[0].getSourceFile().fileName);
  return owners.find((owner) => typeof owner === 'object' && owner.module !== own) ?? owners.find(Boolean);
};

function importedBy(call: ts.CallExpression): Owner {
  const [path] = call.arguments;
  if (!path || !ts.isStringLiteralLike(path)) return undefined;
  const module = moduleOf(posix.join(posix.dirname(call.getSourceFile().fileName), path.text));
  return module ? { module, name: path.text } : undefined;
}
