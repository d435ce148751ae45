import type { Plugin } from 'vite';

const contract = '/packages/contract/src/';

/** Literals and functions do nothing when they are read; everything else may be a call. */
const isInert = new Set([
  'Literal',
  'TemplateLiteral',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
]);

/**
 * Lets the browser's bundle drop the contract's schemas if a page uses only a constant of the same file: building a
 * schema has no side effects, which a bundler cannot know of a call.
 */
export function dropUnusedSchemas(): Plugin {
  return {
    name: 'souk:drop-unused-schemas',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes(contract)) return undefined;
      const values = this.parse(code)
        .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
        .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
        .flatMap(({ init }) => (init && !isInert.has(init.type) ? [init] : []));
      const pure = values.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}/*#__PURE__*/(() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      );
      return { code: pure, map: null, moduleSideEffects: false };
    },
  };
}
