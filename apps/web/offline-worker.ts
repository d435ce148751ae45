import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { dropUnusedSchemas } from './unused-schemas.ts';

const entry = resolve(import.meta.dirname, 'worker/worker.ts');
const page = resolve(import.meta.dirname, 'app/modules/scanner/pages/offline-scanner.tsx');
const scanner = '/app/modules/scanner/';
const catalogue = /\/locales\/([\w-]+)\.po$/;

interface Files {
  id: string;
  scanner: string[];
  words: Record<string, string>;
}

/** What the scanner's own modules load on demand, from its page on. */
function loadedLater(starts: readonly string[], context: Rolldown.PluginContext): Set<string> {
  const [reached, later] = [new Set<string>(), new Set<string>()];
  const rest = [...starts];
  for (let id = rest.pop(); id; id = rest.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const known = context.getModuleInfo(id);
    const onDemand = id.includes(scanner) ? (known?.dynamicallyImportedIds ?? []) : [];
    for (const one of onDemand) later.add(one);
    rest.push(...onDemand, ...(known?.importedIds ?? []));
  }
  return later;
}

/** Which of the built files the scanner's page may load, pictures and the reader of barcodes too. */
function listFiles(bundle: Rolldown.OutputBundle, context: Rolldown.PluginContext): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(page));
  const wanted = new Set([...starts, ...loadedLater(starts, context)]);
  const files = new Set<string>();
  const rest = chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(id)));
  for (let chunk = rest.pop(); chunk; chunk = rest.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    const { imports } = chunk;
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) files.add(file);
    rest.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, locale] = catalogue.exec(facadeModuleId ?? '') ?? [];
    return locale ? [[locale, `/${fileName}`] as const] : [];
  });
  const all = Object.keys(bundle).sort().join(' ');
  return {
    id: createHash('sha256').update(all).digest('hex').slice(0, 12),
    scanner: [...files].map((file) => `/${file}`),
    words: Object.fromEntries(words),
  };
}

/** The worker as one script of the old kind, which every browser takes. */
async function buildWorker(files: Files): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __FILES__: JSON.stringify(files) },
    plugins: [dropUnusedSchemas()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'worker.js' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The worker was not built.');
  return output.output[0].code;
}

/** Builds the site's worker; it knows which of the pages' files the scanner needs without a network. */
export function offlineWorker(): Plugin {
  return {
    name: 'souk:offline-worker',
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const source = await buildWorker(listFiles(bundle, this));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
    // Pages from their sources push as well, and keep nothing.
    configureServer(server) {
      server.middlewares.use('/worker.js', (_request, answer, next) => {
        const none = { id: 'sources', scanner: [], words: {} };
        buildWorker(none).then((code) => {
          answer.setHeader('content-type', 'text/javascript');
          answer.end(code);
        }, next);
      });
    },
  };
}
