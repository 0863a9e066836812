const { useEffect } = require('react')

// A view under test has no Taro page around it: it is shown once, when it is drawn, and never hidden.
module.exports = {
  ...require('@tarojs/plugin-framework-react/dist/runtime.js'),
  useDidShow: (show) => useEffect(() => void show(), []),
  useDidHide: () => undefined,
}
