import { wxCases } from '../../tests/builders/wxCases'
import { arriving, askPlatform, type WxCase, wxNames } from '../../tests/builders/wxRecorder'

const card = { title: '营' }

/** Questions to the modules, each with all calls that have to arrive for it. */
const CASES: readonly WxCase[] = [
  [
    'share all',
    askPlatform('share.share.offer', card, 'all'),
    [
      'showShareMenu',
      { showShareItems: ['shareAppMessage', 'shareTimeline'], menus: ['shareAppMessage', 'shareTimeline'] },
    ],
  ],
  [
    'share friends',
    askPlatform('share.share.offer', card, 'friends'),
    ['showShareMenu', { showShareItems: ['shareAppMessage'], menus: ['shareAppMessage'] }],
    ['hideShareMenu', { menus: ['shareTimeline'] }],
  ],
  ['share none', askPlatform('share.share.offer', card, 'none'), ['hideShareMenu', {}]],
  [
    'clipboard',
    askPlatform('clipboard.clipboard.write', '甲'),
    ['setClipboardData', { data: '甲' }],
    ['hideToast', {}],
  ],
  ['phone', askPlatform('phone.phone.call', '400'), ['makePhoneCall', { phoneNumber: '400' }]],
  [
    'calendar',
    askPlatform('calendar.calendar.add', {
      title: '课',
      startsAt: 1000,
      endsAt: 2000,
      note: '注',
      remindMinutes: 5,
    }),
    ['canIUse', 'addPhoneCalendar'],
    [
      'addPhoneCalendar',
      {
        title: '课',
        startTime: 1,
        endTime: '2',
        allDay: false,
        description: '注',
        alarm: true,
        alarmOffset: 300,
      },
    ],
  ],
  ['login', askPlatform('login.login.wechatCode'), ['login', {}]],
  [
    'payment',
    askPlatform('payment.payment.pay', {
      kind: 'wechat',
      timeStamp: '1',
      nonceStr: 'n',
      package: 'prepay_id=1',
      paySign: 's',
    }),
    [
      'requestPayment',
      { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' },
    ],
  ],
  [
    'cashier',
    askPlatform('payment.payment.pay', { kind: 'cashier', url: 'https://c' }),
    ['showActionSheet', { itemList: ['模拟支付成功', '模拟支付失败'] }],
    [
      'request',
      {
        method: 'POST',
        url: 'https://c',
        header: { 'content-type': 'application/x-www-form-urlencoded' },
        data: { action: 'pay' },
      },
    ],
  ],
  [
    'consent',
    askPlatform('subscribeMessage.subscribeMessage.ask', 't1'),
    ['canIUse', 'requestSubscribeMessage'],
    ['requestSubscribeMessage', { tmplIds: ['t1'], entityIds: [] }],
  ],
  [
    'album',
    askPlatform('image.imageSaver.save', 'https://p'),
    ['downloadFile', { url: 'https://p' }],
    ['saveImageToPhotosAlbum', { filePath: 'wxfile://t' }],
  ],
  ['settings', askPlatform('image.imageSaver.openSettings'), ['openSetting', {}]],
  [
    'document',
    askPlatform('documentFile.documentFile.open', 'https://d', 'pdf'),
    ['downloadFile', { url: 'https://d' }],
    ['openDocument', { filePath: 'wxfile://t', fileType: 'pdf', showMenu: true }],
  ],
  ['top', askPlatform('scroll.scroll.toTop'), ['pageScrollTo', { scrollTop: 0, duration: 0 }]],
  [
    'element',
    askPlatform('scroll.scroll.toElement', 'b', 48),
    ['pageScrollTo', { selector: '.yt-root >>> #b', offsetTop: -48, duration: 0 }],
  ],
  [
    'distance',
    askPlatform('scroll.scroll.distance', 'b'),
    ['createSelectorQuery'],
    ['createSelectorQuery.select', '.yt-root >>> #b'],
  ],
  ['hidden', askPlatform('visibility.visibility.onHide', () => undefined), ['onAppHide'], ['offAppHide']],
  ['shown', askPlatform('visibility.visibility.onShow', () => undefined), ['onAppShow'], ['offAppShow']],
  [
    'network',
    askPlatform('network.network.onChange', () => undefined),
    ['onNetworkStatusChange'],
    ['offNetworkStatusChange'],
  ],
  ['updates', askPlatform('updates.updates.follow', () => undefined), ['getUpdateManager']],
  [
    'text file',
    askPlatform('textFile.textFile.give', 'a.ics', 'x'),
    ['canIUse', 'shareFileMessage'],
    ['getFileSystemManager'],
    ['getFileSystemManager.writeFileSync', 'wxfile://usr/a.ics', 'x', 'utf8'],
    ['shareFileMessage', { filePath: 'wxfile://usr/a.ics', fileName: 'a.ics' }],
  ],
  [
    'table',
    askPlatform('tableFile.tableFile.take'),
    ['chooseMessageFile', { count: 1, type: 'file', extension: ['csv', 'txt'] }],
    ['getFileSystemManager'],
    ['getFileSystemManager.readFileSync', 'wxfile://a', 'utf8'],
  ],
  [
    'pictures',
    askPlatform('upload.upload.pickImages', 2),
    ['chooseMedia', { count: 2, mediaType: ['image'], sizeType: ['compressed'] }],
  ],
  [
    'upload',
    askPlatform('upload.upload.send', {
      url: 'https://u',
      headers: { a: 'b' },
      image: { preview: 'wxfile://t' },
    }),
    ['uploadFile', { url: 'https://u', header: { a: 'b' }, filePath: 'wxfile://t', name: 'file' }],
  ],
  ...wxCases,
]

test.each(CASES.map(([name, ask, ...wanted]) => ({ name, ask, wanted })))('$name', async ({ ask, wanted }) =>
  expect(await arriving(ask)).toEqual(wanted),
)

test('every call of `platform/` stands in a case', () => {
  const asked = new Set(CASES.flatMap(([, , ...wanted]) => wanted.map(([name]) => name)))
  expect(wxNames.filter((name) => !asked.has(name) && name !== 'getCurrentPages')).toEqual([])
})
