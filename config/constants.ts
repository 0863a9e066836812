import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The environment variables that a build may set (README, configuration table); src/stores/siteConfig holds the defaults. */
const NAMES = [
  'TARO_APP_API_BASE',
  'TARO_APP_CONFIG_HOST',
  'TARO_APP_VERSION',
  'TARO_APP_CLIENT_ID',
  'TARO_APP_DIALOGUE_CLIENT_ID',
  'TARO_APP_WECHAT_APP_IDS',
  'TARO_APP_FLUTTER_LOGIN',
  'TARO_APP_GAOSHOU_LOGIN',
  'TARO_APP_FLUTTER_COURSE',
  'TARO_APP_GAOSHOU_COURSE',
  'TARO_APP_SWITCH_SITE',
  'TARO_APP_SMART_TEACHER_HOSTS',
  'TARO_APP_JUMP_HOSTS',
  'TARO_APP_DOWNLOAD_IOS',
  'TARO_APP_DOWNLOAD_ANDROID',
  'TARO_APP_DOWNLOAD_PAGE',
] as const

/** A mini-program has no origin of its own, and a development server no API: without a setting they ask the backend of this machine. */
const LOCAL_BACKEND = 'http://127.0.0.1:3000'

const defaultOf = (name: string, target: string): string | undefined =>
  (target !== 'h5' || process.env['NODE_ENV'] === 'development') && /API_BASE|CONFIG_HOST/.test(name)
    ? LOCAL_BACKEND
    : undefined

const CATALOGUE = path.resolve(__dirname, '../content/catalogue')

interface CatalogueRow {
  readonly slug: string
  readonly title: string
}

/** The promo pages that this build knows, as slug and title; the backend may have more by then. */
const promoTitles = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(CATALOGUE)
      .sort()
      // npm run content checks these files; here they are what it has checked.
      .flatMap((file) => JSON.parse(readFileSync(path.join(CATALOGUE, file), 'utf8')) as CatalogueRow[])
      .map(({ slug, title }) => [slug, title]),
  )

/** Compile-time constants: the value from the environment, or the word `undefined` so that the app's default counts. */
export const constants = (target: string): Record<string, string> => ({
  ...Object.fromEntries(
    NAMES.map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? defaultOf(name, target)) ?? 'undefined',
    ]),
  ),
  'process.env.PROMO_TITLES': JSON.stringify(JSON.stringify(promoTitles())),
})
