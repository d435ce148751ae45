import { registerHooks } from 'node:module';

/** Loaded before the server: empty pages replace the built ones, which tests of the API do not need. */
const noPages = `data:text/javascript,${encodeURIComponent(
  "export const createPages = () => async () => new Response(''); export const pageVariant = () => null;",
)}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/web/build/server/app.js')
      ? { url: noPages, shortCircuit: true }
      : next(specifier, context),
});
