import { fireEvent, screen } from '@testing-library/react'
import { fakeVideo } from '@/platform/video'
import {
  COURSE,
  LESSON,
  lesson,
  EARLY_MS,
  press,
  stand,
  installLessons,
  openLesson as open,
} from '../../../../tests/builders/lessonPage'
import { arrive } from '../../../../tests/builders/renderIn'
import { ok, refused } from '../../../../tests/builders/scriptedNetwork'

installLessons()

describe('the film of a lesson', () => {
  it('begins the film before anything of the page is drawn, and the page takes it over as it is', async () => {
    await open(undefined, {}, [])
    const film = document.querySelector('video') as HTMLVideoElement
    expect([film.getAttribute('src'), screen.queryByTestId('player-speed')]).toEqual([
      '/films/t/1/480.mp4',
      null,
    ])
    fireEvent.loadedData(film)
    await arrive(50)
    expect(screen.getByLabelText('极限')).toBe(film)
    expect(document.querySelectorAll('video')).toHaveLength(1)
    expect(screen.getByTestId('player-speed')).toBeTruthy()
  })

  it('begins it where the learner stopped, so that no other picture is seen first', async () => {
    const known = lesson('1', '极限', { stand: { ...stand, place: 45, watchedAt: 5, seconds: 45 } })
    await open(undefined, { [LESSON]: ok(known) }, [])
    const film = document.querySelector('video') as HTMLVideoElement
    fireEvent.loadedMetadata(film)
    expect(film.currentTime).toBe(45)
  })

  it('asks the backend for nothing else until the film has begun', async () => {
    const { network } = await open(undefined, {}, [])
    expect(network.sent(COURSE)).toEqual([])
    await arrive(EARLY_MS)
    expect(network.sent(COURSE)).toHaveLength(1)
  })

  it('begins none where the learner pays for what is loaded', async () => {
    fakeVideo.isMetered = true
    await open()
    fakeVideo.isMetered = false
    expect(document.querySelector('video')).toBeNull()
    expect(screen.getByTestId('player-agree')).toBeTruthy()
  })

  it('lets go of a film whose page was left before it was drawn', async () => {
    const { unmount } = await open(undefined, {}, [])
    const film = document.querySelector('video') as HTMLVideoElement
    unmount()
    await arrive(5000)
    await open(undefined, { [LESSON]: ok(lesson('1', '极限')) })
    expect(screen.getByLabelText('极限')).not.toBe(film)
  })

  it('says that a course was refunded when its film does not come any more', async () => {
    const { network } = await open()
    network.answers[LESSON] = refused(403, 'Y40307', '这门课已退款，不能再学了')
    for (let tries = 0; tries < 3; tries++) {
      fireEvent.error(screen.getByLabelText('极限'))
      await arrive()
    }
    expect(screen.getByText('这门课已退款，不能再学了')).toBeTruthy()
    expect(screen.queryByText(/V101/)).toBeNull()
  })

  it('says below the picture what is said in it, as long as that is wanted', async () => {
    await open()
    const film = screen.getByLabelText('极限')
    fireEvent.timeUpdate(film)
    expect(screen.getByText('第一句')).toBeTruthy()
    await press('player-subtitles')
    expect(screen.queryByText('第一句')).toBeNull()
  })
})
