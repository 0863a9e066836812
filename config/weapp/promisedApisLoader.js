/** Calls of WeChat that the product awaits. The test beside this file reads the sources for one that is missing. */
const AWAITED = [
  'downloadFile',
  'getNetworkType',
  'hideShareMenu',
  'hideToast',
  'login',
  'makePhoneCall',
  'navigateBack',
  'navigateTo',
  'openDocument',
  'openSetting',
  'pageScrollTo',
  'reLaunch',
  'redirectTo',
  'requestSubscribeMessage',
  'saveImageToPhotosAlbum',
  'setClipboardData',
  'setInnerAudioOption',
  'setNavigationBarTitle',
  'showActionSheet',
  'showShareMenu',
  'switchTab',
  'uploadFile',
]

const LIST = /(const needPromiseApis = new Set\(\[)([^\]]*)(\]\))/

/**
 * A webpack loader over Taro's two lists of calls of WeChat that it turns into promises: 150 names, of which the
 * product awaits some twenty. Other calls still work without promises.
 */
module.exports = function promisedApisLoader(source) {
  return source.replace(LIST, (_, start, list, end) => {
    const isAwaited = (quoted) => AWAITED.includes(quoted.slice(1, -1))
    return start + (list.match(/'\w+'/g) ?? []).filter(isAwaited).join() + end
  })
}
