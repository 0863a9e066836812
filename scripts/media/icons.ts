/**
 * Draws what the design system needs from its typed lists:
 *   npm run icons                          the shared icon sheet, the theme colours, theme.json and the pictures of the native tab bar
 *   npm run icons -- list.json sheet.scss  one more sheet for a feature; the list maps our name to the drawing in lucide
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { iconSources, tabIcons } from '../../src/ui/icons/names'
import { theme } from '../../src/ui/theme'
import { readArguments } from '../readArguments'
import { smallestPng } from './smallestPng'

const USAGE = `npm run icons                              the shared sheet, the colours and the pictures of the tabs
npm run icons -- <list.json> <sheet.scss>   the sheet of a feature`

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const TAB_SIZE = 81
const GLYPH_SIZE = 60
/** The side of a lucide drawing. */
const CELL = 24

/** The inner drawing of one lucide icon, without its wrapper, comment and white space. */
function drawing(source: string): string {
  const file = join(root, 'node_modules/lucide-static/icons', `${source}.svg`)
  if (!existsSync(file)) throw new Error(`lucide has no icon named ${source}`)
  const svg = readFileSync(file, 'utf8')
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? ''
  return inner.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>')
}

function svgFrame(viewBox: string, stroke: string, size: string, inner: string): string {
  const attributes = `viewBox="${viewBox}" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributes}>${inner}</svg>`
}

/** An icon as a self-contained SVG in one stroke colour. */
const svgOf = (source: string, stroke: string, size: string): string =>
  svgFrame(`0 0 ${CELL} ${CELL}`, stroke, size, drawing(source))

/** Only the characters that a quoted data address may not hold are escaped: the sheet stays readable and compresses well. */
function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}`
}

/** Lengths of a strip, in icons, that put each at a short percentage. */
const STRIPS = [11, 21, 26, 41, 51, 101] as const

/**
 * The style sheet of a list of icons: one strip with all drawings side by side, painted in the current colour by `.yt-icon`
 * at the icon's place. A picture of its own for each would be a document of its own to the browser: 1 ms an icon.
 */
function sheetOf(sources: Record<string, string>, owners: string): string {
  const names = Object.keys(sources)
  const length = STRIPS.find((strip) => strip >= names.length)
  if (!length) throw new Error(`${names.length} icons are too many for one strip`)
  const cells = Object.values(sources).map(
    (source, at) => `<g transform="translate(${at * CELL})">${drawing(source)}</g>`,
  )
  const strip = svgFrame(`0 0 ${length * CELL} ${CELL}`, '#000', '', cells.join(''))
  const places = names.map(
    (name, at) => `.yt-icon--${name} {\n  -webkit-mask-position: ${(at * 100) / (length - 1)}% 0;\n}\n`,
  )
  return `/* Written by npm run icons; drawings: lucide (ISC licence). */\n${owners} {\n  -webkit-mask-image: url("${dataUri(strip)}");\n  -webkit-mask-size: ${length * 100}% 100%;\n}\n${places.join('')}`
}

/** A feature's icons lie on a strip of their own, whatever the order of the sheets. */
const ownersOf = (sources: Record<string, string>): string =>
  Object.keys(sources)
    .map((name) => `.yt-icon.yt-icon--${name}`)
    .join(',\n')

/** The theme's colours as two Sass mixins, which tokens.scss includes. */
function themeSheet(): string {
  const mixin = (mode: 'light' | 'dark'): string => {
    const lines = Object.entries(theme.colors).map(
      ([name, value]) => `  --${name}: ${value[mode].toLowerCase()};`,
    )
    return `@mixin theme-${mode} {\n${lines.join('\n')}\n}\n`
  }
  return `/* Written by npm run icons from theme.ts. */\n${mixin('light')}\n${mixin('dark')}`
}

/** theme.json of the mini-program: the colours of what WeChat draws itself. */
function nativeTheme(): string {
  const mode = (mode: 'light' | 'dark') =>
    Object.fromEntries(Object.entries(theme.native).map(([name, value]) => [name, value[mode]]))
  return `${JSON.stringify({ light: mode('light'), dark: mode('dark') }, null, 2)}\n`
}

function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}

/** The native tab bar takes pictures only: the same drawings, grey and in the brand colour. */
async function drawTabs(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) {
    process.stderr.write(
      'No Chromium found (set CHROMIUM_PATH): the pictures of the tab bar were left as they are.\n',
    )
    return
  }
  const folder = join(root, 'src/assets/tabs')
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: TAB_SIZE, height: TAB_SIZE } })
  for (const [file, icon] of Object.entries(tabIcons)) {
    for (const [suffix, color] of [
      ['', theme.tabIcons.color],
      ['-selected', theme.tabIcons.selectedColor],
    ] as const) {
      const svg = svgOf(iconSources[icon], color, `width="${GLYPH_SIZE}" height="${GLYPH_SIZE}" `)
      await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:transparent">${svg}</body>`,
      )
      const picture = await page.screenshot({ omitBackground: true })
      writeFileSync(join(folder, `${file}${suffix}.png`), smallestPng(picture))
    }
  }
  await browser.close()
}

/** Accepts only a flat object of strings. */
function readList(file: string): Record<string, string> {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof list !== 'object' || list === null) throw new Error(`${file} is not an object of icon names`)
  const foreign = Object.keys(list).find((name) => !/^x-[a-z0-9-]+$/.test(name))
  if (foreign)
    throw new Error(`${foreign}: icons of a feature are named x-…, so that none hides a shared one`)
  return Object.fromEntries(Object.entries(list).map(([name, source]) => [name, String(source)]))
}

async function main(): Promise<void> {
  const [list, sheet] = readArguments({ usage: USAGE, words: 2 }).words
  if (list && sheet) {
    const sources = readList(list)
    writeFileSync(sheet, sheetOf(sources, ownersOf(sources)))
    return
  }
  writeFileSync(join(root, 'src/ui/icons/sheet.scss'), sheetOf(iconSources, '.yt-icon'))
  writeFileSync(join(root, 'src/ui/themeColors.scss'), themeSheet())
  writeFileSync(join(root, 'src/theme.json'), nativeTheme())
  await drawTabs()
}

void main()
