import { defineConfig } from '@tarojs/cli'
import path from 'node:path'
import { cacheName } from './cacheName'
import { h5Bundle } from './h5/bundle'

const root = path.resolve(__dirname, '..')
const target = process.env.TARO_ENV ?? 'h5'

/** A compile-time constant from the environment, with the default that suits the embedded backend. */
const constant = (name: string, fallback: string): [string, string] => [
  `process.env.${name}`,
  JSON.stringify(process.env[name] ?? fallback),
]

export default defineConfig({
  projectName: 'yantu',
  date: '2026-11-21',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: `dist/${target}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: ['@tarojs/plugin-html', path.join(__dirname, 'routeTitles.ts')],
  alias: { '@': path.join(root, 'src') },
  cache: { enable: true, name: cacheName(root) },
  defineConstants: Object.fromEntries([
    constant('TARO_APP_API_BASE', target === 'h5' ? '' : 'http://127.0.0.1:3000'),
    constant('TARO_APP_CONFIG_HOST', target === 'h5' ? '' : 'http://127.0.0.1:3000'),
    constant('TARO_APP_VERSION', '4080500'),
  ]),
  terser: {
    enable: true,
    config: { ecma: 2018, compress: { passes: 2, ecma: 2018 }, output: { ecma: 2018, comments: false } },
  },
  mini: {
    optimizeMainPackage: { enable: true },
    // CSS pixels on both targets: layouts are fluid and type follows the reader's font setting (decisions/003).
    postcss: { pxtransform: { enable: false }, cssModules: { enable: false } },
  },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[name].[contenthash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
    },
    postcss: { pxtransform: { enable: false }, cssModules: { enable: false } },
    // The addresses come from the route table at start-up: see h5/bundle.
    router: { mode: 'browser' },
    webpackChain: h5Bundle,
    sourceMapType: 'source-map',
    enableSourceMap: process.env.SOURCE_MAPS === '1',
  },
})
