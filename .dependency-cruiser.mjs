import { mayKnow } from './architecture.mjs';

const room = '^(apps/api/src|apps/web/app|packages/contract/src)/modules/';

/** Tests, and what only tests are built with: a module's `testing.ts` and every file of the kind `.testing`. */
const testCode = '\\.test\\.tsx?$|(\\.|/)testing\\.tsx?$|^apps/api/src/testing/|^e2e/';

/** What a module shows to other modules and pages; what only a server can run has a door of its own. */
const webDoor = '^apps/web/app/modules/[^/]+/index(\\.server)?\\.ts$';
/** The map's engine is large and only lazily loaded maps have it: behind the door each page would load it in development. */
const mapEngine = '^apps/web/app/modules/search/components/map-engine\\.ts$';
/** Lists of addresses, read while building; they name pages and load none. */
const routeLists = '^apps/web/app/modules/[^/]+/[a-z-]*routes?\\.ts$';

/** What loads lazily is named by its path: no import of a door can be led past it there. */
const lazily = ['dynamic-import'];

const neighbours = Object.entries(mayKnow).map(([module, others]) => ({
  name: `${module}-knows-only-its-neighbours`,
  severity: 'error',
  from: { path: `${room}${module}/` },
  to: { path: room, pathNot: `${room}(${[module, ...others].join('|')})/` },
}));

const rules = [
  ...neighbours,
  {
    name: 'front-door-only',
    severity: 'error',
    from: { path: '^apps/api/src/modules/([^/]+)/' },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/(index|testing)\\.ts$'],
    },
  },
  {
    name: 'web-front-door-for-modules',
    severity: 'error',
    from: { path: '^apps/web/app/modules/([^/]+)/', pathNot: testCode },
    to: {
      path: '^apps/web/app/modules/',
      pathNot: ['^apps/web/app/modules/$1/', webDoor, mapEngine],
      dependencyTypesNot: lazily,
    },
  },
  {
    name: 'web-front-door-for-pages',
    severity: 'error',
    from: { path: '^apps/web/(app|server)/', pathNot: ['^apps/web/app/(modules|shell|lib|ui)/', testCode] },
    to: {
      path: '^apps/web/app/modules/',
      pathNot: [webDoor, routeLists],
      dependencyTypesNot: lazily,
    },
  },
  {
    name: 'the-product-needs-no-test-code',
    severity: 'error',
    // The extractor asks every schema for the names of its fields, as the tests do, and runs with no product.
    from: { pathNot: [testCode, '^tools/texts-of-api\\.ts$'] },
    to: { path: testCode },
  },
  {
    name: 'web-never-sees-the-server',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/api/' },
  },
  {
    name: 'the-server-never-sees-web',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'platform-knows-no-business',
    severity: 'error',
    from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
    to: { path: '/modules/' },
  },
  {
    name: 'ui-knows-no-business',
    severity: 'error',
    from: { path: '^apps/web/app/ui/' },
    to: { path: '^apps/web/app/(modules|pages|shell)/' },
  },
  {
    name: 'shell-knows-no-modules',
    severity: 'error',
    from: { path: '^apps/web/app/shell/' },
    to: { path: '^apps/web/app/(modules|pages)/' },
  },
  {
    name: 'lib-knows-no-business',
    severity: 'error',
    from: { path: '^apps/web/app/lib/', pathNot: testCode },
    to: { path: '^apps/web/app/(modules|pages|shell|ui)/|^apps/web/app/[^/]+$' },
  },
  {
    name: 'shared-contract-knows-no-modules',
    severity: 'error',
    from: { path: '^packages/contract/src/shared/', pathNot: testCode },
    to: { path: '^packages/contract/src/modules/' },
  },
  {
    name: 'modules-know-no-pages',
    severity: 'error',
    from: { path: '^apps/web/app/modules/' },
    to: { path: '^apps/web/app/pages/' },
  },
  {
    name: 'contract-needs-zod-alone',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: {
      pathNot: ['^packages/contract/', '(^|/)node_modules/zod/', '(^|/)node_modules/(vitest|fast-check)/'],
    },
  },
  {
    name: 'food-needs-nothing',
    severity: 'error',
    from: { path: '^packages/food/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^packages/food/' },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/build/|/\\.react-router/|\\+types/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
