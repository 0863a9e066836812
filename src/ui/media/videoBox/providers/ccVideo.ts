import { videoProviders } from '@/lib/videoProviders'
import { loadScript } from './loadScript'
import type { DrawnPlayer, VideoProvider } from './VideoProvider'

/** Timeout of the provider's player. */
const READY_WITHIN_MS = 15_000

interface CcPlayer {
  setQuality?(quality: number): void
  destroy?(): void
}

/** Globals of the provider's script. */
interface CcWindow {
  createCCH5Player?: (options: object) => CcPlayer
  onCCH5PlayerLoaded?: () => void
  on_CCH5player_ready?: (ready: { readonly vid?: string }) => void
}

const win = (): CcWindow => window as CcWindow

/** The script is there before its player: it says by a call when that has come too. */
const load = (site: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (win().createCCH5Player) return resolve()
    const impatience = setTimeout(() => reject(new Error('no player in the script')), READY_WITHIN_MS)
    win().onCCH5PlayerLoaded = () => {
      clearTimeout(impatience)
      resolve()
    }
    const src = `${videoProviders.cc}/player?siteid=${encodeURIComponent(site)}&newversion=true`
    loadScript(src).catch(reject)
  })

/** CC 视频: one script for all films of a customer; the player is drawn into our element. */
export const ccVideo: VideoProvider = {
  draw: async (host, { site, vid, quality }) => {
    await load(site)
    return new Promise<DrawnPlayer>((resolve, reject) => {
      const drawn: { player?: CcPlayer | undefined } = {}
      const close = (): void => {
        drawn.player?.destroy?.()
        host.replaceChildren()
      }
      const impatience = setTimeout(() => {
        close()
        reject(new Error(`film ${vid} is not ready`))
      }, READY_WITHIN_MS)
      win().on_CCH5player_ready = (ready) => {
        const element = host.querySelector('video')
        if (!element || (ready.vid !== undefined && ready.vid !== vid)) return
        clearTimeout(impatience)
        drawn.player?.setQuality?.(quality)
        resolve({ element, close })
      }
      const options = { vid, siteid: site, parentNode: host, width: '100%', height: '100%', autoStart: false }
      drawn.player = win().createCCH5Player?.(options)
    })
  },
}
