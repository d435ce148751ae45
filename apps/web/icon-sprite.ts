import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Shape = [tag: string, attributes: Record<string, string>];

const app = resolve(import.meta.dirname, 'app');
const component = join(app, 'ui/sprite-icon.tsx');
const packageFolder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
const iconFile = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const virtual = 'virtual:icon-sprite';

/** The names that the pages import from the package. */
async function importedNames(): Promise<Set<string>> {
  const files = (await readdir(app, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(app, file), 'utf8')));
  const lists = sources.flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]);
  return new Set(lists.flatMap(([, names = '']) => names.match(/\w+(?= as )|\w+/g) ?? []));
}

/** The drawings behind these names, by the name of their file. */
async function listDrawings(): Promise<string[]> {
  const names = await importedNames();
  const index = await readFile(join(packageFolder, 'lucide-react.mjs'), 'utf8');
  const exported = [...index.matchAll(/export \{(.+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)];
  const isUsed = (list: string) =>
    [...list.matchAll(/default as (\w+)/g)].some(([, name = '']) => names.has(name));
  return exported.filter(([, list = '']) => isUsed(list)).map(([, , file = '']) => file);
}

async function drawSymbol(file: string): Promise<string> {
  const { __iconData: icon } = await import(join(packageFolder, `icons/${file}.mjs`));
  const shapes = (icon.node as Shape[]).map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<symbol id="${file}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

async function drawSprite() {
  const files = (await listDrawings()).sort();
  const symbols = await Promise.all(files.map(drawSymbol));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, files: new Set(files), fileName: `assets/icons-${digest}.svg` };
}

/**
 * Puts the drawings of all used icons into one file, so that neither scripts nor markup repeat them. Pages import
 * icons as before.
 */
export function iconSprite(): Plugin {
  let sprite: Awaited<ReturnType<typeof drawSprite>>;
  return {
    name: 'souk:icon-sprite',
    apply: 'build',
    async configResolved() {
      sprite = await drawSprite();
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? `export default '/${sprite.fileName}';` : undefined),
    transform(_code, id) {
      const [, file = ''] = iconFile.exec(id) ?? [];
      if (!sprite.files.has(file)) return undefined;
      const code = `import { spriteIcon } from ${JSON.stringify(component)};
export default /*#__PURE__*/ spriteIcon('${file}');`;
      return { code, map: null };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.svg });
    },
  };
}
