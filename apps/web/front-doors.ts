import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';

const door = /\/app\/modules\/[^/]+\/index(\.server)?\.ts$/;

/** Exported name → its file and its name there. */
type Shown = ReadonlyMap<string, { file: string; name: string }>;

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

function shownBy(path: string): Shown {
  const { body } = parseAst(readFileSync(path, 'utf8'), { lang: 'ts' });
  return new Map(
    body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
      const file = resolve(dirname(path), node.source.value);
      return node.specifiers.map(({ exported, local }) => [nameOf(exported), { file, name: nameOf(local) }]);
    }),
  );
}

/** The imports by file of what a door's import asks for. */
function directImports(node: ESTree.ImportDeclaration, id: string): string {
  const path = resolve(dirname(id), node.source.value);
  const shown = shownBy(path);
  const lines = node.specifiers.map((specifier) => {
    const asked = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
    const found = asked === undefined ? undefined : shown.get(asked);
    if (!found) throw new Error(`${relative('.', path)} does not show ${asked ?? 'itself whole'} to ${id}`);
    return `import { ${found.name} as ${specifier.local.name} } from ${JSON.stringify(found.file)};`;
  });
  return lines.join(' ');
}

/** Code whose imports lead past the doors of modules to the files behind them. */
export function pastDoors(code: string, id: string): string | undefined {
  if (!/\/index(\.server)?\.ts['"]/.test(code)) return undefined;
  const found = parseAst(code).body.filter(
    (node) => node.type === 'ImportDeclaration' && door.test(resolve(dirname(id), node.source.value)),
  );
  if (found.length === 0) return undefined;
  return (found as ESTree.ImportDeclaration[]).reduceRight(
    (text, node) => text.slice(0, node.start) + directImports(node, id) + text.slice(node.end),
    code,
  );
}

/**
 * A front door only re-exports. Bundled as a file, it would bring everything that it exports to each of its importers,
 * and into the chunk that every page loads.
 */
export function frontDoors(): Plugin {
  return {
    name: 'souk:front-doors',
    enforce: 'post',
    transform(code, id) {
      const direct = pastDoors(code, id.replace(/\?.*$/, ''));
      return direct === undefined ? undefined : { code: direct, map: null };
    },
  };
}
