import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { VideoBox } from './'
import type { ProvidedFilm } from './providers/VideoProvider'

/** What the stand-in of the provider's script was asked for, and what it drew. */
interface StandIn {
  readonly qualities: number[]
  options: { readonly vid: string; readonly parentNode: HTMLElement } | undefined
  isDestroyed: boolean
}

const film: ProvidedFilm = { name: 'cc', site: 'S1', vid: 'V1', quality: 10 }
const scripts = () => [...document.head.querySelectorAll('script')]
const call = (name: string, ...given: unknown[]): void => {
  const called: unknown = Reflect.get(window, name)
  if (typeof called === 'function') called(...given)
}

/** Does what the provider's script does once it is there. */
const arriveScript = (): StandIn => {
  const standIn: StandIn = { qualities: [], options: undefined, isDestroyed: false }
  Reflect.set(window, 'createCCH5Player', (options: NonNullable<StandIn['options']>) => {
    standIn.options = options
    options.parentNode.append(document.createElement('video'))
    return {
      setQuality: (quality: number) => standIn.qualities.push(quality),
      destroy: () => (standIn.isDestroyed = true),
    }
  })
  call('onCCH5PlayerLoaded')
  return standIn
}

const listeners = () => ({
  onPlay: jest.fn(),
  onPause: jest.fn(),
  onEnded: jest.fn(),
  onError: jest.fn(),
  onTime: jest.fn(),
})
const draw = (heard: ReturnType<typeof listeners>, site: string) =>
  render(
    <VideoBox
      id="lesson"
      src="/own.m3u8"
      label="极限"
      volume={0.3}
      startAt={42}
      provided={{ ...film, site }}
      {...heard}
    />,
  )

afterEach(() => {
  for (const script of scripts()) script.remove()
  for (const name of ['createCCH5Player', 'onCCH5PlayerLoaded', 'on_CCH5player_ready'])
    Reflect.deleteProperty(window, name)
})

test('a script that does not come is a failure of the player, and is asked for again', async () => {
  const heard = listeners()
  const page = draw(heard, 'S1')
  await waitFor(() => expect(scripts()).toHaveLength(1))
  fireEvent.error(scripts()[0] as HTMLElement)
  await waitFor(() => expect(heard.onError).toHaveBeenCalled())
  page.unmount()
  draw(heard, 'S1')
  await waitFor(() => expect(scripts()).toHaveLength(1))
})

test('the provider draws its player, which is driven and heard like ours, and goes with the page', async () => {
  const heard = listeners()
  const page = draw(heard, 'S2')
  await waitFor(() =>
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://p.bokecc.com/player?siteid=S2&newversion=true',
    ]),
  )
  const standIn = arriveScript()
  await waitFor(() => expect(standIn.options?.vid).toBe('V1'))
  call('on_CCH5player_ready', { vid: 'V1' })
  const element = (await screen.findByLabelText('极限')) as HTMLVideoElement
  expect(element).toBe(document.getElementById('lesson'))
  expect([element.volume, element.currentTime, standIn.qualities]).toEqual([0.3, 42, [10]])
  fireEvent.play(element)
  fireEvent.timeUpdate(element)
  fireEvent.pause(element)
  fireEvent.ended(element)
  fireEvent.error(element)
  expect(heard.onTime).toHaveBeenCalledWith(42, 1)
  for (const one of Object.values(heard)) expect(one).toHaveBeenCalledTimes(1)
  page.unmount()
  expect(standIn.isDestroyed).toBe(true)
})
