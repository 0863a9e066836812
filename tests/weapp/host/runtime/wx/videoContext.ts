import { builtInOf } from '../components/BuiltIn'
import { VideoComponent } from '../components/VideoComponent'

/** The context object of a `<video>`; a command to a missing one does nothing in WeChat, and calls `onMissing`. */
export const videoContext = (element: Element | null, onMissing: () => void): Record<string, unknown> => {
  const component = builtInOf(element)
  const found = (): HTMLVideoElement | undefined => {
    if (component instanceof VideoComponent) return component.video
    onMissing()
    return undefined
  }
  return {
    play: () =>
      void found()
        ?.play()
        .catch(() => undefined),
    pause: () => found()?.pause(),
    stop: () => {
      const video = found()
      video?.pause()
      if (video) video.currentTime = 0
    },
    seek: (position: number) => {
      const video = found()
      if (video) video.currentTime = position
    },
    playbackRate: (rate: number) => {
      const video = found()
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
