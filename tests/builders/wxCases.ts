import { askPlatform, type WxCase } from './wxRecorder'

const route = expect.stringMatching(/^\/p\/a\?x=1/) as unknown
const event = new Proxy({}, { get: () => () => undefined })

/** Questions about pages, sound and the network, each with all calls that have to arrive for it. */
export const wxCases: readonly WxCase[] = [
  [
    'push',
    askPlatform('navigation.navigation.push', { pagePath: '/p/a?x=1' }),
    ['navigateTo', { url: route }],
  ],
  [
    'replace',
    askPlatform('navigation.navigation.replace', { pagePath: '/p/a?x=1' }),
    ['redirectTo', { url: route }],
  ],
  [
    'relaunch',
    askPlatform('navigation.navigation.relaunch', { pagePath: '/p/a?x=1' }),
    ['reLaunch', { url: route }],
  ],
  [
    'tab',
    askPlatform('navigation.navigation.switchTab', { pagePath: '/p/a?x=1' }),
    ['switchTab', { url: expect.stringMatching(/^\/p\/a(?:\?|$)/) as unknown }],
  ],
  ['back', askPlatform('navigation.navigation.back', 2), ['navigateBack', { delta: 2 }]],
  [
    'title',
    askPlatform('navigation.navigation.setTitle', '题库'),
    ['setNavigationBarTitle', { title: '题库' }],
  ],
  [
    'leave',
    askPlatform('navigation.navigation.leave', 'https://x'),
    ['setClipboardData', { data: 'https://x' }],
  ],
  [
    'speech',
    askPlatform('speech.speech.say', { url: 'https://s' }),
    ['downloadFile', { url: 'https://s' }],
    ['createInnerAudioContext'],
    ['setInnerAudioOption', { obeyMuteSwitch: false }],
    ['createInnerAudioContext.src=', 'wxfile://t'],
  ],
  [
    'audio',
    askPlatform('audio.audio.open', 'https://a', event),
    ['createInnerAudioContext'],
    ['createInnerAudioContext.src=', 'https://a'],
  ],
  [
    'video',
    (all) => askPlatform('seek', 9)(askPlatform('video.video.handleOf', 'v')(all)),
    ['createVideoContext', 'v'],
    ['createVideoContext.seek', 9],
  ],
  ['metered', askPlatform('video.video.isMetered'), ['getNetworkType', {}]],
  [
    'background',
    askPlatform(
      'backgroundAudio.backgroundAudio.open',
      { url: 'https://a', title: '课', album: '专辑', from: 3, rate: 1 },
      event,
    ),
    ['getBackgroundAudioManager'],
    ['getBackgroundAudioManager.title=', '课'],
    ['getBackgroundAudioManager.epname=', '专辑'],
    ['getBackgroundAudioManager.singer=', '专辑'],
    ['getBackgroundAudioManager.startTime=', 3],
    ['getBackgroundAudioManager.playbackRate=', 1],
    ['getBackgroundAudioManager.src=', 'https://a'],
  ],
  ['device', askPlatform('device.device.read'), ['getLaunchOptionsSync'], ['getAppBaseInfo']],
  ['entry', askPlatform('device.device.onEnter', () => undefined), ['getLaunchOptionsSync'], ['onAppShow']],
  ['no page', askPlatform('device.device.onMissing', () => undefined), ['onPageNotFound']],
  [
    'request',
    askPlatform('request.sendRequest', {
      method: 'PUT',
      url: 'https://b',
      headers: { a: 'b' },
      body: '{}',
      timeoutMs: 9,
    }),
    [
      'request',
      { method: 'PUT', url: 'https://b', header: { a: 'b' }, timeout: 9, dataType: 'text', data: '{}' },
    ],
  ],
  [
    'stream',
    askPlatform('stream.openStream', {
      url: 'https://s',
      headers: {},
      body: '{}',
      onBytes: () => undefined,
    }),
    [
      'request',
      {
        url: 'https://s',
        method: 'POST',
        header: {},
        data: '{}',
        enableChunked: true,
        responseType: 'arraybuffer',
        timeout: 600_000,
      },
    ],
  ],
  ['kept', askPlatform('storage.storage.local.get', 'k'), ['getStorageSync', 'k']],
  ['keeps', askPlatform('storage.storage.local.set', 'k', 'v'), ['setStorageSync', 'k', 'v']],
  ['drops', askPlatform('storage.storage.local.remove', 'k'), ['removeStorageSync', 'k']],
  ['keys', askPlatform('storage.storage.local.keys'), ['getStorageInfoSync']],
]
