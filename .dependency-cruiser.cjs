/**
 * The layers of the house (docs/ARCHITECTURE.md) as rules. A rule's name is a sentence, its comment says what to do.
 * tests/architecture/layers.test.ts runs them, each also on a tiny tree in tests/architecture/fixtures that breaks it.
 * By hand: npx depcruise src server
 */

const layer = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(src|server|config|scripts|tests|content)/',
    pathNot: may.map((name) => `^src/${name}(/|$)`),
  },
})

/** The same for rooms of the backend. */
const room = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^server/src/(${from.join('|')})/` },
  to: { path: '^server/src/', pathNot: `^server/src/(${may.join('|')})/` },
})

const BELOW_BLOCKS = ['lib', 'domain', 'contracts', 'routes', 'platform', 'api', 'stores', 'ui']
const BELOW_DIALOGS = [...BELOW_BLOCKS, 'blocks']

module.exports = {
  forbidden: [
    layer(
      'lib-imports-nothing-of-ours',
      '^src/lib/',
      ['lib'],
      'lib holds pure helpers. Hand the value in as an argument, or move the file up to the layer whose things it needs.',
    ),
    layer(
      'domain-imports-lib-only',
      '^src/domain/',
      ['domain', 'lib'],
      'Rules of the product run on the device and on the backend. Keep them pure: hand in what comes from a contract, a store or a clock.',
    ),
    layer(
      'contracts-import-domain-and-lib-only',
      '^src/contracts/',
      ['contracts', 'domain', 'lib'],
      'The server reads the contracts too. Keep to schemas and paths; what the app does with them belongs into api or stores.',
    ),
    layer(
      'routes-import-domain-and-lib-only',
      '^src/routes/',
      ['routes', 'domain', 'lib'],
      'The table is data that build tools read. Name the behaviour in the row and write it in stores (Navigator) or app.',
    ),
    layer(
      'platform-imports-lib-only',
      '^src/platform/',
      ['platform', 'lib'],
      'A capability knows the device, not the product. Let the caller pass what it needs: see createStores in app.',
    ),
    layer(
      'api-imports-lib-contracts-platform',
      '^src/api/',
      ['api', 'lib', 'contracts', 'platform'],
      'The transport knows no store and no address. Add a function to ApiOptions and hand it over in app/createStores.',
    ),
    layer(
      'stores-import-api-and-below',
      '^src/stores/',
      ['stores', 'lib', 'domain', 'contracts', 'routes', 'platform', 'api'],
      'A store holds no look. Describe a dialog or a message as data (UiStore); the view draws it.',
    ),
    layer(
      'ui-imports-lib-only',
      '^src/ui/',
      ['ui', 'lib'],
      'ui knows no product. Take texts, values and callbacks as props; let the feature read its stores.',
    ),
    layer(
      'blocks-import-ui-stores-and-below',
      '^src/blocks/',
      ['blocks', ...BELOW_BLOCKS],
      'A block is shown by several areas and belongs to none. Take what differs as props, navigate by route id, ask for a dialog by ui.ask(…).',
    ),
    layer(
      'dialogs-import-blocks-and-below',
      '^src/dialogs/',
      ['dialogs', ...BELOW_DIALOGS],
      'Shared dialogs are opened through UiStore.ask and know neither page nor shell. Answer with the value the caller awaits.',
    ),
    layer(
      'features-import-blocks-and-below',
      '^src/features/[^/]+/(?!pages/)',
      ['features', ...BELOW_DIALOGS],
      'Ask for a dialog by ui.ask(…), navigate by route id. Only files in features/<area>/pages may import app and dialogs.',
    ),
    layer(
      'feature-pages-import-app-dialogs-and-below',
      '^src/features/[^/]+/pages/',
      ['features', 'app', 'dialogs', ...BELOW_DIALOGS],
      'A page of a subpackage composes app, dialogs and its own feature. Pages of the main package stay out of it.',
    ),
    {
      name: 'features-do-not-meet',
      comment:
        'No feature imports another. Move what both need down (blocks, stores, domain), or navigate to the other by route id.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    },
    layer(
      'pages-import-app-dialogs-and-below',
      '^src/pages/',
      ['pages', 'app', 'dialogs', ...BELOW_DIALOGS],
      'Everything that src/pages imports weighs in the main package. Let a feature have the page (a subpackage), or move the piece down.',
    ),
    layer(
      'app-imports-no-page-and-no-feature',
      '^src/(app/|[^/]+\\.tsx?$)',
      ['app', 'app.scss', 'dialogs', ...BELOW_DIALOGS],
      'The shell is in the main package. Hand the feature what it needs through a store, or let its page compose it.',
    ),
    {
      name: 'server-imports-contracts-routes-domain-and-lib-only',
      comment:
        'Of the app the backend shares contracts, the route table, domain and lib. Move the pure part there, or write it in server.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|config|scripts|tests)/', pathNot: '^src/(contracts|routes|domain|lib)/' },
    },
    room(
      'server-ground-imports-nothing-above',
      ['ports', 'db'],
      ['ports', 'db'],
      'Clock, random numbers and the database stand below everything of the backend. Hand the value in, or move the file up.',
    ),
    room(
      'server-http-and-gateways-import-the-ground',
      ['http', 'gateways'],
      ['ports', 'db', 'http', 'gateways'],
      'The web and third parties know no rule of the product. Take what they need as an argument; areas hand it over when they start.',
    ),
    room(
      'server-rooms-below-know-no-area',
      ['posters', 'firstScreen', 'repository', 'formulas', 'authoring'],
      ['ports', 'db', 'http', 'gateways', 'posters', 'firstScreen', 'repository', 'formulas', 'authoring'],
      'Drawing, shared SQL and content files serve every area. Move what belongs to one area into server/src/services/<area>/.',
    ),
    {
      name: 'server-areas-do-not-meet',
      comment:
        'No area imports another. Offer a function in services/Area.ts (Offers) and ask for it, or move what both read to repository.',
      severity: 'error',
      from: { path: '^server/src/services/([^/]+)/' },
      to: { path: '^server/src/services/[^/]+/', pathNot: '^server/src/services/$1/' },
    },
    {
      name: 'server-areas-import-rooms-below',
      comment:
        'An area is started from above: it knows no plugin, no page for developers, not the list it stands in. Take it from Foundation or Routing.',
      severity: 'error',
      from: { path: '^server/src/services/[^/]+/' },
      to: { path: '^server/src/(plugins/|dev/|services/areas|services/allCalls|(?!Foundation)[^/]+\\.ts$)' },
    },
    {
      name: 'target-files-by-their-folder',
      comment:
        'The build picks index.h5 or index.weapp. Import the folder (@/platform/share), never a file of one target.',
      severity: 'error',
      from: { path: '^(src/.*/|src/)[^/]+$' },
      to: { path: '\\.(h5|weapp)\\.tsx?$', pathNot: '^$1index\\.(h5|weapp)\\.tsx?$' },
    },
    {
      name: 'shared-code-needs-no-framework',
      comment:
        'lib, domain and contracts run in the app, on the backend and in build tools. What draws, keeps state or asks a database belongs above them.',
      severity: 'error',
      from: { path: '^src/(lib|domain|contracts)/' },
      to: { path: '(^|/)node_modules/(@tarojs|react|react-dom|mobx|mobx-react|fastify|drizzle-orm|pg)/' },
    },
    {
      name: 'routes-reach-no-view-and-no-taro',
      comment:
        'Build tools run the route table under Node. Nothing it imports, also not by way of lib, may need React, Taro, a style or a picture.',
      severity: 'error',
      from: { path: '^src/routes/' },
      to: {
        reachable: true,
        path: '(^|/)node_modules/(@tarojs|react|react-dom|mobx|mobx-react)/|\\.(s?css|png|jpe?g|svg|webp)$',
      },
    },
    {
      name: 'the-app-has-no-cycle',
      comment:
        'A cycle has no order to read it in. Move what both files need into a third, or pass one to the other.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'the-server-has-no-cycle',
      comment:
        'A cycle has no order to read or to run it in, types included. Move what both files need into a third.',
      severity: 'error',
      from: { path: '^server/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // A test may reach for builders and fixtures; it ships with nothing.
    exclude: { path: '\\.test\\.tsx?$' },
  },
}
