import { posix } from 'node:path';
import ts from 'typescript';
import { ownerOf } from './owner-of.ts';
import { type Breach, lineOf, moduleOf, nodesOf, type SourceFile, treeOf } from './source-file.ts';

const isPlainText = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node);

/** Text in the file itself, as a whole or as a list, or a number made into text. */
function isReadable(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  if (ts.isIdentifier(node)) {
    const values = valuesOf(node);
    return values.length > 0 && values.every(isReadable);
  }
  if (!ts.isCallExpression(node)) return false;
  if (node.expression.getText() === 'String') return true;
  return isListOfTexts(node);
}

/** `['a', 'b'].map(…).join(', ')` */
function isListOfTexts(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlainText);
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isListOfTexts(node.expression.expression)
  );
}

const valuesOf = (name: ts.Identifier): ts.Expression[] =>
  name
    .getSourceFile()
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap(({ name: bound, initializer }) =>
            bound.getText() === name.text && initializer ? [initializer] : [],
          )
        : [],
    );

function hiddenAt(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'createRequire')
    return 'loads files that no import names';
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return isPlainText(first) ? undefined : 'imports what only its run decides';
  const sends = /(\.raw|\.query)$/.exec(node.expression.getText())?.[1];
  return sends && first && !isReadable(first) ? 'sends SQL that is put together elsewhere' : undefined;
}

/** What other checks could not see: imports and SQL that are put together at runtime. */
export const findHidden = (files: readonly SourceFile[]): Breach[] =>
  files.flatMap((file) =>
    [...nodesOf(treeOf(file))].flatMap((node) => {
      const what = hiddenAt(node);
      return what ? [`${file.path}:${lineOf(node)} ${what}`] : [];
    }),
  );

const isForeign = (path: string, from: string): boolean => {
  const module = moduleOf(posix.join(posix.dirname(path), from));
  return module !== undefined && module !== 'platform' && module !== moduleOf(path);
};

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function handedOn(statement: ts.Statement, path: string): string[] {
  const own = moduleOf(path);
  const isOthers = (expression: ts.Expression) => {
    const owner = ownerOf(expression);
    return typeof owner === 'object' && owner.module !== own && owner.module !== 'platform';
  };
  if (ts.isVariableStatement(statement) && isExported(statement))
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && ts.isIdentifier(initializer) && isOthers(initializer))
      .map(({ name }) => name.getText());
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
  const from = statement.moduleSpecifier;
  if (from && ts.isStringLiteral(from)) return isForeign(path, from.text) ? [from.text] : [];
  const clause = statement.exportClause;
  if (!clause || !ts.isNamedExports(clause)) return [];
  return clause.elements
    .filter(({ isTypeOnly, propertyName, name }) => !isTypeOnly && ts.isIdentifier(propertyName ?? name))
    .filter(({ propertyName, name }) => isOthers((propertyName ?? name) as ts.Identifier))
    .map(({ name }) => name.text);
}

/** Another module's things that a module exports as its own: other checks would take them for its tables. */
export const findHandedOn = (files: readonly SourceFile[]): Breach[] =>
  files
    .filter(({ path }) => path.includes('/modules/'))
    .flatMap((file) =>
      treeOf(file).statements.flatMap((statement) =>
        handedOn(statement, file.path).map((name) => `${file.path}:${lineOf(statement)} hands on ${name}`),
      ),
    );
