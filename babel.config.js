// Modern targets keep the output small: quality.md names chrome 80 and iOS 13 for H5, the oldest WeChat engines for the mini-program.
const targets =
  process.env.TARO_ENV === 'h5' ? { chrome: '80', ios: '13' } : { chrome: '67', ios: '11' }

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, targets }]],
}
