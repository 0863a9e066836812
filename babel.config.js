// Modern targets keep the output small: chrome 80 and iOS 13.4 (the first with ?. and ??) for H5, the oldest WeChat engines for the mini-program.
const targets = process.env.TARO_ENV === 'h5' ? { chrome: '80', ios: '13.4' } : { chrome: '67', ios: '11' }

module.exports = {
  // Our own code relies on none of the corner cases that the slower forms are for.
  assumptions: {
    setPublicClassFields: true,
    noDocumentAll: true,
    objectRestNoSymbols: true,
    setSpreadProperties: true,
    constantSuper: true,
    ignoreToPrimitiveHint: true,
    ignoreFunctionLength: true,
  },
  // Contracts are built by calls; without the mark none of them could be left out of a bundle that does not use it.
  overrides: [{ test: /[\\/]src[\\/]contracts[\\/]/, plugins: ['annotate-pure-calls'] }],
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, targets }]],
}
