import type { HostConfig } from './HostConfig'

/** The settings of a page or window that the host acts on; the rest passes through. */
export interface WindowConfig {
  readonly navigationBarTitleText?: string | undefined
  readonly navigationBarBackgroundColor?: string | undefined
  readonly navigationBarTextStyle?: string | undefined
  readonly navigationStyle?: string | undefined
  readonly backgroundColor?: string | undefined
  readonly onReachBottomDistance?: number | undefined
  readonly enablePullDownRefresh?: boolean | undefined
}

/** One entry of the native tab bar. */
export interface TabItem {
  readonly pagePath: string
  readonly text: string
  readonly iconPath?: string | undefined
  readonly selectedIconPath?: string | undefined
}

/** `tabBar` of app.json. */
export interface TabBarConfig {
  readonly color?: string | undefined
  readonly selectedColor?: string | undefined
  readonly backgroundColor?: string | undefined
  readonly borderStyle?: string | undefined
  readonly list: readonly TabItem[]
}

/** A declared page with its merged settings. */
export interface PageMeta {
  readonly path: string
  /** Root of its subpackage; empty for the main package. */
  readonly pkg: string
  readonly config: WindowConfig
}

/** The json of a page or component, with absolute component paths. */
export interface ComponentMeta {
  readonly component?: boolean | undefined
  readonly usingComponents: Readonly<Record<string, string>>
  readonly styleIsolation?: string
}

/** Size and place of one package. */
export interface PackageMeta {
  readonly root: string
  readonly bytes: number
  readonly files: number
  readonly independent: boolean
}

/** Everything that the browser side has to know about a packed mini-program. */
export interface PackMeta {
  readonly tabBar: TabBarConfig | null
  readonly entryPagePath: string
  readonly pages: readonly PageMeta[]
  readonly components: Readonly<Record<string, ComponentMeta>>
  readonly packages: readonly PackageMeta[]
  readonly css: Readonly<Record<string, string>>
  readonly usePrivacyCheck: boolean
  /** Modes that continue in the background. */
  readonly backgroundModes: readonly string[]
  readonly themeColors: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Names of the real `wx` members, from WeChat's typings. */
  readonly apiNames: readonly string[]
  readonly config: HostConfig
}
