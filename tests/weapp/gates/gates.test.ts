import { memoryDist } from '../host/pack/Dist'
import { bundledModules } from './bundledModules'
import { completePages } from './completePages'
import { domGlobals } from './domGlobals'
import { dynamicCode } from './dynamicCode'
import { ecmaLevel } from './ecmaLevel'
import { knownAppKeys } from './knownAppKeys'
import { knownEvents } from './knownEvents'
import { libraryLevel } from './libraryLevel'
import { officialCompilerFolder, officialCompilers } from './officialCompilers'
import { packageBudgets } from './packageBudgets'
import { presentAssets } from './presentAssets'
import { privacyUse } from './privacyUse'

const app = (more: object = {}): string => JSON.stringify({ pages: ['pages/a'], ...more })
const page = {
  'pages/a.js': 'Page({})',
  'pages/a.json': '{}',
  'pages/a.wxml': '<view/>',
  'pages/a.wxss': '.a{}',
}
const good = { 'app.json': app(), ...page }
const script = (source: string) => memoryDist({ ...good, 'pages/a.js': source })
const compilers = officialCompilerFolder(process.cwd())

describe('package sizes', () => {
  const sized = (main: number, sub: number) =>
    packageBudgets(
      memoryDist({
        ...good,
        'app.json': app({ subPackages: [{ root: 'sub', pages: ['b'] }] }),
        'main.txt': 'x'.repeat(main),
        'sub/sub.txt': 'x'.repeat(sub),
      }),
    )

  test.each([
    [400_000, 500_000, []],
    [532_001, 0, ['our budget of 532000']],
    [0, 600_001, ['our budget of 600000']],
    [0, 2_097_153, ['WeChat’s limit of 2097152', 'our budget of 600000']],
    [0, 8_000_000, ['WeChat’s limit of 2097152', 'our budget of 600000', 'our budget of 8000000']],
  ])('main %i, subpackage %i', (main, sub, problems) => {
    const found = sized(main, sub)
    expect(found).toHaveLength(problems.length)
    problems.forEach((problem, index) => expect(found[index]).toContain(problem))
  })
})

describe('declared pages', () => {
  test('a whole one passes', () => expect(completePages(memoryDist(good))).toEqual([]))

  test.each(['.js', '.json', '.wxml'])('a page without its %s', (extension) => {
    const files: Record<string, string> = { ...good }
    delete files[`pages/a${extension}`]
    expect(completePages(memoryDist(files))).toEqual([
      `page pages/a is declared in app.json but pages/a${extension} is missing`,
    ])
  })

  test('a component, an import and a template that do not hold', () => {
    const files = {
      ...good,
      'pages/a.json': '{"usingComponents":{"b":"./b"}}',
      'pages/a.wxml': '<import src="./none.wxml"/><view><text></view>',
    }
    const problems = completePages(memoryDist(files)).join('\n')
    expect(problems).toContain('pages/b.js is missing')
    expect(problems).toContain('imports pages/none.wxml')
    expect(problems).toMatch(/pages\/a\.wxml:1/)
  })

  test('a tab bar outside the rules', () => {
    const tabBar = { list: [{ pagePath: 'pages/z', text: 'Z' }] }
    expect(completePages(memoryDist({ ...good, 'app.json': app({ tabBar }) }))).toEqual([
      'tab pages/z is not a page of the main package',
      'tabBar.list must have 2 to 5 items',
    ])
  })
})

describe('bundled modules', () => {
  const bundle = (id: number, needs: number): string =>
    `(wx.webpackJsonp=wx.webpackJsonp||[]).push([[1],{${id}:function(e,t,n){n(${needs})}}])`
  const packed = (files: Record<string, string>) =>
    bundledModules(
      memoryDist({
        ...good,
        'app.json': app({ subPackages: ['a', 'b'].map((root) => ({ root, pages: [] })) }),
        ...files,
      }),
    )

  test('what is in the own package or in the main one is there', () =>
    expect(packed({ 'app.js': bundle(1, 1), 'a/x.js': bundle(2, 1), 'a/y.js': bundle(3, 2) })).toEqual([]))
  test('what is elsewhere or nowhere is not', () =>
    expect(packed({ 'app.js': bundle(1, 2), 'a/x.js': bundle(2, 9) })).toEqual([
      'a/x.js: module 2 needs module 9, which is nowhere',
      'app.js: module 1 needs module 2, which is only in a',
    ]))
})

const official = compilers ? describe : describe.skip
official('WeChat’s own compilers', () => {
  const complaints = (files: Record<string, string>) =>
    officialCompilers(memoryDist({ ...good, ...files }), compilers ?? '').join('\n')

  test('a good page passes', () => expect(complaints({})).toBe(''))
  test('an end tag is missing', () =>
    expect(complaints({ 'pages/a.wxml': '<view><text></view>' })).toContain('wcc'))
  test('?. in a template', () =>
    expect(complaints({ 'pages/a.wxml': '<view>{{a?.b}}</view>' })).toContain('wcc'))
  test('an arrow in wxs', () => expect(complaints({ 'a.wxs': 'var f = () => 1' })).toContain('wcc'))
  test('a broken style', () => expect(complaints({ 'pages/a.wxss': '.a{color:red' })).toContain('wcsc'))
})

describe('syntax', () => {
  test.each(['const f = async () => ({ ...a })', 'async function f() { for await (const a of b) a() }'])(
    '%s passes',
    (source) => expect(ecmaLevel(script(source))).toEqual([]),
  )
  test.each(['a?.b', 'a ?? b', 'try {} catch {}', 'class A { b = 1 }', 'a ||= b', '1_000'])(
    '%s is too new',
    (source) => expect(ecmaLevel(script(source))).toHaveLength(1),
  )
})

describe('library calls', () => {
  test.each([
    'a.at(-1)',
    'a.toSorted()',
    'a.b.replaceAll("x", "y")',
    'Object.hasOwn(a, "b")',
    'Object.groupBy(a, f)',
  ])('%s is too new', (source) => expect(libraryLevel(script(source))).toHaveLength(1))
  test.each(['a.at', 'a["at"](1)', 'at(1)', 'a.sort()', 'Object.fromEntries(a)', 'a.flatMap(f)'])(
    '%s passes',
    (source) => expect(libraryLevel(script(source))).toEqual([]),
  )
})

describe('listeners', () => {
  const wired = (wxml: string) => knownEvents(memoryDist({ ...good, 'pages/a.wxml': wxml }))
  test.each([
    ['<view bindlongPress="f"/>', 'longPress'],
    ['<view bindpause="f"/>', 'pause'],
    ['<video id="v" bindonpause="f"/>', 'onpause'],
    ['<text catchtap2="f">a</text>', 'tap2'],
    ['<input bind:change="f"/>', 'change'],
  ])('%s waits for what never comes', (wxml, event) =>
    expect(wired(wxml)).toEqual([expect.stringContaining(`never sends ${event}`)]),
  )
  test.each([
    '<view bindlongpress="f"/>',
    '<video bindpause="f"/>',
    '<view capture-bind:tap="f"/>',
    '<own bindany="f"/>',
  ])('%s passes', (wxml) => expect(wired(wxml)).toEqual([]))
})

describe('app.json', () => {
  test('a key that WeChat does not know', () =>
    expect(knownAppKeys(memoryDist({ ...good, 'app.json': app({ animation: false }) }))).toEqual([
      'app.json: animation is no key of WeChat’s',
    ]))
  test('a file that it names and that is missing', () =>
    expect(
      knownAppKeys(memoryDist({ ...good, 'app.json': app({ sitemapLocation: 'sitemap.json' }) })),
    ).toEqual(['app.json: sitemapLocation names sitemap.json, which is missing']))
  test('a whole one passes', () => expect(knownAppKeys(memoryDist(good))).toEqual([]))
})

describe('code out of text', () => {
  test.each(['eval("1")', 'new Function("return 1")', 'Function("return this")()', 'setTimeout("go()", 1)'])(
    '%s is refused',
    (source) => expect(dynamicCode(script(source))).toHaveLength(1),
  )
  test.each([
    'x instanceof Function',
    'a.eval("1")',
    'function eval2(){}; eval2("1")',
    'setTimeout(go, 1)',
    'var g=function(){if("object"==typeof globalThis)return globalThis;try{return this||new Function("return this")()}catch(e){}}()',
  ])('%s passes', (source) => expect(dynamicCode(script(source))).toEqual([]))
})

describe('DOM globals', () => {
  test.each([
    'document.title = "x"',
    'var x = window.innerWidth',
    'function f(a = localStorage) {}',
    'var o = { location }',
    '{ let window } window.x',
    'if (a) navigator.userAgent',
    'typeof window; window.x',
    'try { document.x } catch (e) {}',
    'globalThis.document.x',
    'globalThis["localStorage"].x',
  ])('%s is refused', (source) => expect(domGlobals(script(source))).toHaveLength(1))

  test.each([
    'typeof window',
    'typeof window !== "undefined" && window.x',
    'var a = typeof document === "object" ? document.body : null',
    'if (typeof navigator < "u") { navigator.userAgent }',
    'function f(window) { return window.x }',
    'var document = require("x"); document.body',
    'a.window.document',
    'var o = { window: 1, location() {} }',
    'class A { document() {} }',
    'var { location: b, ...history } = a; history.x',
    'function f() { { var location = 1 } return location }',
    '(function screen() { return screen })()',
    'Event: for (;;) break Event',
  ])('%s passes', (source) => expect(domGlobals(script(source))).toEqual([]))
})

describe('icons and pictures', () => {
  const list = [
    { pagePath: 'pages/a', text: 'A', iconPath: 'icons/a.png', selectedIconPath: 'icons/b.svg' },
    { pagePath: 'pages/b', text: 'B' },
  ]

  test('what is missing or of the wrong kind', () => {
    const files = {
      ...good,
      'app.json': app({ tabBar: { list } }),
      'icons/b.svg': '<svg/>',
      'pages/a.wxss': '.a{background:url(./x.png)} .b{background:url("https://a.b/x.png")}',
      'pages/a.wxml': '<image src="/none.png"/><image src="{{any}}"/>',
      'pages/a.js': 'var a = "/assets/none.png", b = "https://a.b/c.png"',
    }
    expect(presentAssets(memoryDist(files))).toEqual([
      'app.json: icon icons/a.png of tab A is missing',
      'app.json: icon icons/b.svg of tab A must be PNG or JPEG',
      'pages/a.wxss: url(./x.png) is a local file, which WeChat does not show from a stylesheet',
      'pages/a.wxml: picture /none.png is missing',
      'pages/a.js:1:9: picture /assets/none.png is missing',
    ])
  })
})

describe('the privacy map', () => {
  const uses =
    'a.chooseMedia({}); b({ openType: "getPhoneNumber|agreePrivacyAuthorization" }); c = ["getLocation"]'
  const checked = (source: string) =>
    memoryDist({ ...good, 'app.json': app({ __usePrivacyCheck__: true }), 'pages/a.js': source })

  test('every use is explained', () =>
    expect(privacyUse(checked(uses), { chooseMedia: '头像', getPhoneNumber: '登录' })).toEqual([]))
  test('one is not', () =>
    expect(privacyUse(checked(uses), { chooseMedia: '头像' })).toEqual([
      'pages/a.js:1:24: getPhoneNumber is privacy-gated but has no purpose in privacyMap.ts',
    ]))
  test('one is explained and not used', () =>
    expect(privacyUse(checked('a()'), { getLocation: '地图' })).toEqual([
      'privacyMap.ts explains getLocation, which nothing uses',
    ]))
  test('the switch in app.json is off', () =>
    expect(privacyUse(script(uses), { chooseMedia: '头像', getPhoneNumber: '登录' })).toEqual([
      'app.json lacks __usePrivacyCheck__ although privacy-gated calls are used',
    ]))
})
