import type { defineConfig } from '@tarojs/cli'
import path from 'node:path'
import { cacheName, dropOldCaches } from './cacheName'
import { constants } from './constants'
import { h5Bundle } from './h5/bundle'
import { weappBundle } from './weapp/bundle'

const root = path.resolve(__dirname, '..')
const target = process.env.TARO_ENV ?? 'h5'
const isProduction = process.env.NODE_ENV === 'production'
/** Development has a folder of its own, and `BUILD_INTO` names another: a running server goes on with what was built for it. */
const outputRoot = process.env.BUILD_INTO ?? (isProduction ? `dist/${target}` : `dist/dev-${target}`)

/** Packages that are not compiled for old engines: they go through Babel like our own code. */
const isModern = (file: string): boolean => /[\\/]node_modules[\\/](valibot|ts-fsrs)[\\/]/.test(file)

/** Restores terser options that Taro's mini-program defaults switch off. */
const COMPRESS = Object.fromEntries(
  [
    'arrows',
    'collapse_vars',
    'comparisons',
    'computed_props',
    'hoist_props',
    'inline',
    'loops',
    'negate_iife',
    'properties',
    'reduce_funcs',
    'reduce_vars',
    'switches',
    'typeofs',
  ].map((option) => [option, true]),
)

const name = cacheName(root)
dropOldCaches(root, name)

const config: Parameters<typeof defineConfig>[0] = {
  projectName: 'yantu',
  date: '2026-11-21',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: [
    ...(target === 'h5' ? [] : [path.join(__dirname, 'weapp/templates.ts')]),
    path.join(__dirname, 'routeTitles.ts'),
  ],
  alias: {
    '@': path.join(root, 'src'),
    // The build that MobX ships with mangled property names: 18 KB less than the module build after our own minifier.
    ...(isProduction && { mobx$: 'mobx/dist/mobx.esm.production.min.js' }),
    // Use function components only: the class support of mobx-react stays out of the bundle.
    'mobx-react$': 'mobx-react-lite',
  },
  cache: { enable: true, name },
  defineConstants: constants(target),
  // Pictures with an address of their own: the tab's icon, the default avatar, the card of a share; and what WeChat's search may show.
  copy: {
    patterns:
      target === 'h5'
        ? [{ from: 'src/assets/static', to: `${outputRoot}/static` }]
        : [{ from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` }],
    options: {},
  },
  terser: {
    enable: true,
    config: {
      ecma: 2018,
      // Taro switches most of the compressor off for old engines, keeps function names and escapes Chinese.
      keep_fnames: false,
      compress: { passes: 3, ecma: 2018, ...COMPRESS },
      output: { ecma: 2018, comments: false, quote_keys: false, keep_quoted_props: false, ascii_only: false },
    },
  },
  mini: {
    optimizeMainPackage: { enable: true },
    webpackChain: weappBundle,
    // The app never sets innerHTML: article text is a tree of our own (product.md Community).
    runtime: { enableInnerHTML: false },
    enableSourceMap: process.env.SOURCE_MAPS === '1',
    sourceMapType: 'source-map',
    // Pieces of src/ui do not depend on the order of their sheets.
    miniCssExtractPluginOption: { ignoreOrder: true },
    // Modules that ship newer syntax than the oldest engines read.
    compile: { include: [isModern] },
    // CSS pixels on both targets: layouts are fluid and type follows the reader's font setting (decisions/003).
    postcss: { pxtransform: { enable: false }, cssModules: { enable: false } },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    // One hash for all chunks of a build: a hash of each would be a list of all pages in the entry (decisions/018).
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[id].[fullhash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[id].[fullhash:8].css',
      // After the app's own styles, which a written first screen puts into the body (server/src/firstScreen).
      insert: (linkTag: HTMLLinkElement) => document.body.appendChild(linkTag),
    },
    postcss: { pxtransform: { enable: false }, cssModules: { enable: false } },
    // The terminal shows the address; opening a browser does not help on a server.
    devServer: { open: false, host: '127.0.0.1' },
    // The addresses come from the route table at start-up: see h5/bundle.
    router: { mode: 'browser' },
    compile: { include: [isModern] },
    webpackChain: h5Bundle,
    sourceMapType: 'source-map',
    enableSourceMap: process.env.SOURCE_MAPS === '1',
  },
}

export default config
