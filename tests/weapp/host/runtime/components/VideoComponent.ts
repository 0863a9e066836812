import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { amount, flag, words } from './readProp'

/** `<video>`. */
export class VideoComponent extends BuiltIn {
  static override readonly defaults: Props = {
    src: '',
    duration: 0,
    controls: true,
    autoplay: false,
    loop: false,
    muted: false,
    initialTime: 0,
    poster: '',
    objectFit: 'contain',
    title: '',
    showCenterPlayBtn: true,
    enableProgressGesture: true,
  }

  readonly video: HTMLVideoElement

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    const video = child(element, 'video')
    video.playsInline = true
    video.preload = 'metadata'
    const report = (type: string, detail: () => unknown): void =>
      video.addEventListener(type, () => this.emit(type, detail()))
    for (const type of ['play', 'pause', 'ended', 'waiting']) report(type, () => ({}))
    report('timeupdate', () => ({ currentTime: video.currentTime, duration: video.duration }))
    report('loadedmetadata', () => ({
      width: video.videoWidth,
      height: video.videoHeight,
      duration: video.duration,
    }))
    report('progress', () => ({ buffered: bufferedPercent(video) }))
    report('error', () => ({ errMsg: video.error?.message ?? 'error' }))
    video.addEventListener('seeked', () => this.emit('seekcomplete', { position: video.currentTime }))
    this.video = video
  }

  override detached(): void {
    this.video.pause()
  }

  override changed(name: string, value: unknown): void {
    const { video } = this
    if (name === 'src' && value) video.src = this.fileUrl(value)
    if (name === 'poster') video.poster = this.fileUrl(value)
    if (name === 'controls') video.controls = flag(value)
    if (name === 'loop') video.loop = flag(value)
    if (name === 'muted') video.muted = flag(value)
    if (name === 'autoplay') video.autoplay = flag(value)
    if (name === 'objectFit') video.style.objectFit = words(value) || 'contain'
    if (name === 'initialTime' && amount(value, 0) > 0) video.currentTime = amount(value, 0)
  }
}

const bufferedPercent = ({ buffered, duration }: HTMLVideoElement): number =>
  buffered.length > 0 && duration ? (100 * buffered.end(buffered.length - 1)) / duration : 0
