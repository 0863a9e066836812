const { useEffect } = require('react')
const { Current } = require('@tarojs/runtime')
const runtime = require('@tarojs/plugin-framework-react/dist/runtime.js')

// A view under test has no app and no Taro page around it: it is shown once, when it is drawn, never hidden and never scrolled.
const useDidShow = (show) => useEffect(() => void show(), [])
const useDidHide = () => undefined

module.exports = {
  ...runtime,
  useDidShow: (show) => (Current.app ? runtime.useDidShow(show) : useDidShow(show)),
  useDidHide: (hide) => (Current.app ? runtime.useDidHide(hide) : useDidHide(hide)),
  useReachBottom: (reach) => (Current.app ? runtime.useReachBottom(reach) : undefined),
}
