import { setVisible, visibility } from '@/platform/visibility'
import { VideoPlay } from './VideoPlay'

const player = (isFloating = false) => {
  const handle = { pause: jest.fn(), isFloating: () => isFloating }
  return { handle, play: new VideoPlay({ handle, visibility }) }
}
const pauses = ({ handle }: ReturnType<typeof player>): number => handle.pause.mock.calls.length

describe('one video of a page (seed §4)', () => {
  it('starting one pauses the others, and never itself', () => {
    const [one, other] = [player(), player()]
    one.play.started()
    one.play.started()
    other.play.started()
    expect([pauses(one), pauses(other)]).toEqual([1, 0])
    one.play.close()
    other.play.close()
  })

  it('rests while the page is hidden', () => {
    const one = player()
    one.play.started()
    setVisible(false)
    expect(pauses(one)).toBe(1)
    one.play.close()
  })

  it('goes on where it floats over other apps: it is seen there', () => {
    const one = player(true)
    one.play.started()
    setVisible(false)
    expect(pauses(one)).toBe(0)
    one.play.close()
  })

  it('closing stops playback and its ear', () => {
    const one = player()
    one.play.started()
    one.play.close()
    setVisible(false)
    expect(pauses(one)).toBe(1)
  })
})
