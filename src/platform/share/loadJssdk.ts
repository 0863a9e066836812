/** The parts of WeChat's JSSDK that we call. */
export interface Jssdk {
  config(options: object): void
  ready(listener: () => void): void
  error(listener: (reason: unknown) => void): void
  updateAppMessageShareData(card: object): void
  updateTimelineShareData(card: object): void
  onMenuShareQQ(card: object): void
  onMenuShareWeibo(card: object): void
  onMenuShareQZone(card: object): void
  readonly miniProgram: Record<string, (options: object) => void>
}

const SOURCE = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

let loading: Promise<Jssdk | undefined> | undefined

const present = (): Jssdk | undefined => Reflect.get(window, 'wx') as Jssdk | undefined

/** Loads WeChat's JSSDK once; resolves to nothing when it cannot be had. */
export const loadJssdk = (): Promise<Jssdk | undefined> => {
  loading ??= new Promise((resolve) => {
    const ready = present()
    if (ready) return resolve(ready)
    const script = document.createElement('script')
    script.src = SOURCE
    script.onload = () => resolve(present())
    script.onerror = () => {
      loading = undefined
      resolve(undefined)
    }
    document.head.append(script)
  })
  return loading
}
