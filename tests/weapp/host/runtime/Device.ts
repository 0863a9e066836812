import type { HostConfig } from '../shared/HostConfig'

/** How the mini-program was opened. */
export interface LaunchOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: Readonly<Record<string, unknown>>
  readonly mode: string
  readonly apiCategory: string
  readonly forwardMaterials: readonly unknown[]
}

type Theme = 'light' | 'dark'

const DARK = window.matchMedia('(prefers-color-scheme: dark)')

/** The state of the phone that may change while the app runs. */
export class Device {
  networkType: string
  clipboard = ''
  launchOptions: LaunchOptions = {
    path: '',
    query: {},
    scene: 1001,
    referrerInfo: {},
    mode: 'default',
    apiCategory: 'default',
    forwardMaterials: [],
  }

  constructor(private readonly config: HostConfig) {
    this.networkType = config.networkType
  }

  /** One with `prefers-color-scheme` in the page's styles, as in WeChat with `darkmode`. */
  get theme(): Theme {
    return DARK.matches ? 'dark' : 'light'
  }

  onTheme(tell: (theme: Theme) => void): void {
    DARK.addEventListener('change', () => tell(this.theme))
  }

  get isConnected(): boolean {
    return this.networkType !== 'none'
  }

  /** A compiled-in address at the place where this run serves it. */
  mapOrigins(text: string): string {
    return Object.entries(this.config.origins).reduce(
      (result, [from, to]) => result.replaceAll(from, to),
      text,
    )
  }
}
