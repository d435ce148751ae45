import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { frontDoors } from './front-doors.ts';
import { iconSprite } from './icon-sprite.ts';
import { inlineMessages } from './inline-messages.ts';
import { offlineWorker } from './offline-worker.ts';
import { packedLexicon } from './packed-lexicon.ts';
import { dropUnusedSchemas } from './unused-schemas.ts';

const linguiConfig = resolve(import.meta.dirname, '../../lingui.config.ts');

export const macros = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], inlineMessages],
  }),
  rolldown: { filter: { code: /from ['"]@lingui\/(core|react)\/macro['"]/ } },
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    lingui({ configPath: linguiConfig }),
    babel({ presets: [macros] }),
    reactRouter(),
    dropUnusedSchemas(),
    frontDoors(),
    iconSprite(),
    offlineWorker(),
    packedLexicon(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
  // The server build carries its packages, so that a page is rendered by React's production code in any process.
  ssr: { noExternal: command === 'build' ? true : ['@souk/contract', '@souk/food', 'lucide-react'] },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'lucide-react', 'zod'] },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
}));
