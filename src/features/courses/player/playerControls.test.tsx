import { fireEvent, screen } from '@testing-library/react'
import { fakeVideo } from '@/platform/video'
import {
  installLessons,
  LESSON,
  lesson,
  openLesson as open,
  press,
} from '../../../../tests/builders/lessonPage'
import { arrive } from '../../../../tests/builders/renderIn'
import { ok } from '../../../../tests/builders/scriptedNetwork'

installLessons()

const film = () => screen.getByLabelText<HTMLVideoElement>('极限')
const subtitled = { ...lesson('1', '极限').film, subtitles: '/films/t/1/subtitles.vtt' }
/** As an iPhone says it. */
const enter = async (video: HTMLVideoElement): Promise<void> => {
  fireEvent(video, new Event('webkitbeginfullscreen'))
  await arrive()
}
const playing = async (second = 40): Promise<void> => {
  fireEvent.play(film())
  Object.defineProperty(film(), 'currentTime', { configurable: true, writable: true, value: second })
  fireEvent.timeUpdate(film())
  await arrive()
}
/** What a key makes the player do. */
const told = async (key: string, on: Element = document.body): Promise<string[]> => {
  fakeVideo.commands = []
  fireEvent.keyDown(on, { key })
  await arrive()
  return fakeVideo.commands
}

describe('the player of a lesson', () => {
  it('is as loud as the seed says', async () => {
    await open()
    expect(film().volume).toBeCloseTo(0.3)
  })

  it('shows over the picture who watches, without telling the phone number', async () => {
    const { stores } = await open()
    const mark = document.querySelector('.player__stage .player__mark')
    const phone = stores.session.user.phone
    expect(phone).toMatch(/^1\d{10}$/)
    expect(mark?.textContent).toBe(`${phone.slice(0, 3)}****${phone.slice(7)}`)
  })

  it('floats over other pages where the device can', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '小窗播放' }))
    expect(fakeVideo.commands).toContain('lesson-video: float')
  })

  it('leaves subtitles to its own key: the browser knows of them in full screen only', async () => {
    await open(undefined, { [LESSON]: ok(lesson('1', '极限', { film: subtitled })) })
    const tracks = () => film().querySelectorAll('track').length
    expect(tracks()).toBe(0)
    await enter(film())
    expect(tracks()).toBe(1)
    await press('player-subtitles')
    expect(tracks()).toBe(0)
    await press('player-subtitles')
    expect(tracks()).toBe(1)
    fireEvent(film(), new Event('webkitendfullscreen'))
    await arrive()
    expect(tracks()).toBe(0)
  })

  it.each([
    [' ', ['lesson-video: pause']],
    ['k', ['lesson-video: pause']],
    ['K', ['lesson-video: pause']],
    ['ArrowLeft', ['lesson-video: seek 30']],
    ['ArrowRight', ['lesson-video: seek 50']],
    ['x', []],
  ])('does what the key %j says', async (key, commands) => {
    await open()
    await playing()
    expect(await told(key)).toEqual(commands)
  })

  it('turns the subtitles with c, and opens the next lesson with n', async () => {
    await open()
    const stands = () => screen.getByTestId('player-subtitles').textContent
    expect(stands()).toBe('字幕开')
    await told('c')
    expect(stands()).toBe('字幕关')
    await told('n')
    await arrive(500)
    expect(screen.getByLabelText('导数')).toBeTruthy()
  })

  it('leaves keys alone that are typed into a note', async () => {
    await open()
    await playing()
    await press('tab-notes')
    const note = screen.getByLabelText('写笔记')
    for (const key of [' ', 'k', 'c', 'ArrowLeft', 'n'])
      expect([key, await told(key, note)]).toEqual([key, []])
    expect(screen.getByTestId('player-subtitles').textContent).toBe('字幕开')
    expect(film()).toBeTruthy()
  })
})
