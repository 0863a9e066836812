const swc = require('@swc/jest')
const loader = require('@tarojs/plugin-framework-react/dist/api-loader.js')

const transformer = (parser) =>
  swc.createTransformer({
    jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: true,
    swcrc: false,
  })

const typescript = transformer({ syntax: 'typescript', tsx: true })
const javascript = transformer({ syntax: 'ecmascript', jsx: true })
const of = (file) => (/\.tsx?$/.test(file) ? typescript : javascript)

/** Test-utils' stub of @tarojs/taro gets React's page hooks the way the real build adds them. */
const withHooks = (source, file) =>
  file.includes('test-utils-react/dist/jest/runtime/taro-h5.js') ? loader(source) : source

module.exports = {
  canInstrument: true,
  process: (source, file, options) => of(file).process(withHooks(source, file), file, options),
  getCacheKey: (source, file, options) => of(file).getCacheKey(source, file, options),
}
