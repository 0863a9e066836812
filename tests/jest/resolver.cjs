const path = require('node:path')

const here = (file) => path.join(__dirname, file)

/**
 * Mends four things that keep Taro 4.2 from running under CommonJS and @tarojs/test-utils-react 0.1.1 from running on it:
 * the import cycle router -> components -> taro -> router (webpack tolerates it), the 3.6 signature of createRouter,
 * components-react importing itself, and page hooks without a page.
 */
module.exports = (request, options) => {
  const from = (options.basedir || '').replace(/\\/g, '/')
  if (request === '@tarojs/components/dist/components' && from.includes('/@tarojs/router/')) {
    return here('routerComponentsStub.cjs')
  }
  if (request === '@tarojs/router' && from.includes('/@tarojs/test-utils-react/'))
    return here('routerCompat.cjs')
  if (request === '@tarojs/plugin-framework-react/dist/runtime') return here('pageHooks.cjs')
  const isComponents = request === '@tarojs/components-react' || request === '@tarojs/components'
  if (isComponents && from.includes('/@tarojs/components-react/')) return here('componentsInner.js')
  return options.defaultResolver(request, options)
}
