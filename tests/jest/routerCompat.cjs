const router = require('@tarojs/router')

/** test-utils-react calls createRouter(app, config, framework); Taro 4 wants the history first. */
exports.createRouter = (...args) =>
  args.length === 4
    ? router.createRouter(...args)
    : router.createRouter(router.createHashHistory({ window: globalThis.window }), ...args)
