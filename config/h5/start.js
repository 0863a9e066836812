/**
 * Starts the app in steps, each in a task of its own, so that the page responds in between (decisions/012): the
 * libraries, then our own modules, then Taro's entry, which draws the page. Names one export of each, so that unused
 * ones are tree-shaken.
 */
const steps = [
  // Load the app's own sheet before those of the components, which overrule it.
  () => require('../../src/app.scss'),
  () => require('react-dom').createRoot,
  () => require('mobx').configure,
  () => require('@tarojs/router').createRouter,
  () => require('../../src/app/createStores').createStores,
  () => require('../../src/app/definePage').definePage,
  () => require('../../src/app').default,
  () => require('../../src/app.config'),
]

const next = () => {
  steps.shift()()
  if (steps.length > 0) setTimeout(next)
}

next()
