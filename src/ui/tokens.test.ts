import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconSources, tabIcons } from './icons/names'
import { theme } from './theme'

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8')

/** The custom properties that a mixin of tokens.scss sets, with the theme's own. */
function tokensOf(mode: 'light' | 'dark'): Map<string, string> {
  const blockOf = (source: string, mixin: string): string =>
    source.split(`@mixin ${mixin} {`)[1]?.split('\n}')[0] ?? ''
  const block = blockOf(read('tokens.scss'), mode) + blockOf(read('themeColors.scss'), `theme-${mode}`)
  // The dark mixin only overrides: missing values are the light ones.
  const inherited = mode === 'dark' ? tokensOf('light') : new Map<string, string>()
  const found = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  return new Map([...inherited, ...found])
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(tokens: Map<string, string>, text: string, surface: string): number {
  const resolve = (name: string): string => {
    const value = tokens.get(name) ?? ''
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    const color = reference ? resolve(reference) : value
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`--${name} is not a colour: ${color}`)
    return color
  }
  const [high = 0, low = 0] = [luminance(resolve(text)), luminance(resolve(surface))].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const TEXTS = [
  'text',
  'text-2',
  'text-3',
  'brand',
  'accent-text',
  'gold-text',
  'success',
  'warning',
  'danger',
]
const SURFACES = ['bg', 'surface', 'raised', 'fill']
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...['brand', 'success', 'warning', 'danger'].map((tone) => [tone, `${tone}-soft`] as const),
  ...['accent', 'gold'].map((tone) => [`${tone}-text`, `${tone}-soft`] as const),
  ...['brand-fill', 'brand-press', 'danger-fill', 'promo-from', 'promo-to'].map(
    (fill) => ['on-brand', fill] as const,
  ),
  ['on-accent', 'accent'],
  ['on-gold', 'gold'],
  ['on-inverse', 'inverse'],
  ['text', 'thumb'],
  ['text-2', 'n-3'],
] as const

describe.each(['light', 'dark'] as const)('%s theme', (mode) => {
  const tokens = tokensOf(mode)
  it.each(PAIRS)('%s is readable on %s', (text, surface) => {
    expect(contrast(tokens, text, surface)).toBeGreaterThanOrEqual(4.5)
  })
})

it('every custom property that a sheet reads without a value to fall back on is set somewhere', () => {
  const source = join(__dirname, '..')
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(scss|tsx?)$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
  const named = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))
  const set = new Set(named(/--([\w-]+)['\]]*:/g))
  expect(named(/var\(--([\w-]+)\)/g).filter((name) => !set.has(name))).toEqual([])
})

describe('what npm run icons writes', () => {
  it('has the colours of theme.ts', () => {
    const sheet = read('themeColors.scss')
    for (const [name, { light, dark }] of Object.entries(theme.colors)) {
      const values = [...sheet.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value)
      expect([name, ...values]).toEqual([name, light.toLowerCase(), dark.toLowerCase()])
    }
  })

  it('has the colours that WeChat draws with, those of the tokens', () => {
    const written: unknown = JSON.parse(read('../theme.json'))
    const native = (mode: 'light' | 'dark') =>
      Object.fromEntries(Object.entries(theme.native).map(([name, value]) => [name, value[mode]]))
    expect(written).toEqual({ light: native('light'), dark: native('dark') })
    for (const mode of ['light', 'dark'] as const) {
      const { bar, page, tabText, tabSelected } = theme.native
      const drawn = [bar, page, tabText, tabSelected].map((value) => value[mode].toLowerCase())
      const tokens = tokensOf(mode)
      expect(drawn).toEqual(['surface', 'bg', 'n-6', 'brand'].map((name) => tokens.get(name)))
    }
  })

  it.each(['color', 'selectedColor'] as const)(
    'draws tab pictures in a %s that is seen on both bars',
    (name) => {
      for (const bar of Object.values(theme.native.bar)) {
        const tokens = new Map([
          ['icon', theme.tabIcons[name]],
          ['bar', bar],
        ])
        expect(contrast(tokens, 'icon', 'bar')).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('has every icon of the list and no other, forty at most', () => {
    const drawn = [...read('icons/sheet.scss').matchAll(/\.yt-icon--([\w-]+)/g)].map(([, name]) => name)
    expect(drawn).toEqual(Object.keys(iconSources))
    expect(drawn.length).toBeLessThanOrEqual(40)
  })

  it('has both pictures of every tab, small enough for WeChat', () => {
    for (const name of Object.keys(tabIcons).flatMap((tab) => [tab, `${tab}-selected`])) {
      const file = join(__dirname, '../assets/tabs', `${name}.png`)
      expect(existsSync(file)).toBe(true)
      const png = readFileSync(file)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([81, 81])
      expect(png.length).toBeLessThan(40_000)
    }
  })
})
