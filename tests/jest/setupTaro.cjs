// Taro's runtime takes its mini-program branch, and dies, unless these are set before it loads.
process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
process.env.FRAMEWORK = 'react'
globalThis.definePageConfig = (config) => config
globalThis.defineAppConfig = (config) => config
require('@tarojs/taro')
