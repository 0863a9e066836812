import { builtInOf } from '../components/BuiltIn'
import { VideoComponent } from '../components/VideoComponent'

/** The context object of a `<video>`. */
export const videoContext = (element: Element | null): Record<string, unknown> => {
  const component = builtInOf(element)
  const video = component instanceof VideoComponent ? component.video : null
  return {
    play: () => void video?.play().catch(() => undefined),
    pause: () => video?.pause(),
    stop: () => {
      video?.pause()
      if (video) video.currentTime = 0
    },
    seek: (position: number) => {
      if (video) video.currentTime = position
    },
    playbackRate: (rate: number) => {
      if (video) video.playbackRate = rate
    },
    requestFullScreen: () =>
      component?.emit('fullscreenchange', { fullScreen: true, direction: 'horizontal' }),
    exitFullScreen: () => component?.emit('fullscreenchange', { fullScreen: false, direction: 'vertical' }),
    exitPictureInPicture: () => undefined,
    sendDanmu: () => undefined,
    hideStatusBar: () => undefined,
    showStatusBar: () => undefined,
  }
}
