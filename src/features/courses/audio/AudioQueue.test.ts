import { fakeBackgroundAudio } from '@/platform/backgroundAudio'
import { visibility } from '@/platform/visibility'
import { VideoPlay } from '@/stores/media/VideoPlay'
import { listen, track } from '../../../../tests/builders/audioQueue'

describe('recordings one after the other', () => {
  it('counts a recording that is a lesson of two courses for the one as whose lesson it is heard', () => {
    const one = track('a', { goodsId: '1', lessonId: '004' })
    const other = track('a', { goodsId: '2', lessonId: '017' })
    const { queue, starts } = listen([one, other])
    queue.point(other)
    expect(queue.track).toBe(other)
    starts()
    queue.next()
    expect(queue.track).toBe(one)
  })

  it('that are listed no more end where they end, and the keys go on from there', () => {
    const { queue, told, starts, plays } = listen([track('z')])
    starts()
    plays(1, 30)
    queue.offer([track('a'), track('b'), track('c')])
    fakeBackgroundAudio.events?.onEnded()
    expect(told.at(-1)).toContain('z 30 ')
    queue.previous()
    expect(queue.trackId).toBe('c')
  })

  it('are silenced by a film that begins, and silence it', () => {
    const film = { pause: jest.fn(), isFloating: () => false }
    const play = new VideoPlay({ handle: film, visibility })
    const { starts } = listen([track('a')])
    play.started()
    starts()
    expect(film.pause).toHaveBeenCalledTimes(1)
    play.started()
    expect(fakeBackgroundAudio.commands).toContain('pause')
    play.close()
  })

  it('begin where the device left them, after a kill too', () => {
    const first = listen([track('a'), track('b')])
    first.starts()
    first.plays(1, 25)
    const again = listen([track('a'), track('b')], first.storage)
    expect(again.queue.seconds).toBe(25)
    again.queue.toggle()
    expect(fakeBackgroundAudio.commands).toEqual(['open /a.mp3 from 25'])
  })

  it('begin where the account left them, when that was later', () => {
    const here = listen([track('a')])
    here.starts()
    here.plays(1, 10)
    const later = { seconds: 40, at: here.time.now + 1 }
    expect(listen([track('a', { place: later })], here.storage).queue.seconds).toBe(40)
    const earlier = { seconds: 5, at: here.time.now - 60_000 }
    expect(listen([track('a', { place: earlier })], here.storage).queue.seconds).toBe(10)
  })

  it('begin anew when they were heard to the end', () => {
    const place = { seconds: 59, at: 1 }
    expect(listen([track('a', { place })]).queue.seconds).toBe(0)
  })

  it('tell the account now and then, when they rest, and when another is chosen', () => {
    const { told, plays, starts, queue } = listen([track('a'), track('b')])
    starts()
    plays(1, 40)
    const whilePlaying = told.length
    expect(whilePlaying).toBeGreaterThan(1)
    expect(whilePlaying).toBeLessThanOrEqual(4)
    fakeBackgroundAudio.events?.onPause()
    expect(told[told.length - 1]).toMatch(/^a 40 /)
    plays(41, 42)
    queue.choose(track('b'))
    expect(told[told.length - 1]).toMatch(/^a 42 /)
  })

  it('follow each other, and stop after the last', () => {
    const { starts, queue } = listen([track('a'), track('b')])
    starts()
    fakeBackgroundAudio.events?.onEnded()
    expect(fakeBackgroundAudio.track?.title).toBe('第b段')
    fakeBackgroundAudio.events?.onPlay()
    fakeBackgroundAudio.events?.onEnded()
    expect([queue.isPlaying, queue.trackId]).toEqual([false, 'b'])
  })

  it('obey the keys of the lock screen', () => {
    const { starts, queue } = listen([track('a'), track('b')])
    starts()
    fakeBackgroundAudio.events?.onSeek(100)
    expect(queue.seconds).toBe(60)
    fakeBackgroundAudio.events?.onNext()
    expect(queue.trackId).toBe('b')
    fakeBackgroundAudio.events?.onPrevious()
    expect(queue.trackId).toBe('a')
    fakeBackgroundAudio.events?.onPlay()
    fakeBackgroundAudio.events?.onPause()
    expect(queue.isPlaying).toBe(false)
  })

  it.each([
    ['15', 900],
    ['30', 1800],
  ] as const)(
    'fall silent after %s minutes by the clock of the player, whatever timers do meanwhile',
    (sleep, seconds) => {
      const { starts, queue, plays } = listen([track('a', { seconds: 7200 })])
      starts()
      queue.setSleep(sleep)
      plays(1, seconds - 1)
      expect(fakeBackgroundAudio.commands).not.toContain('pause')
      plays(seconds, seconds + 1)
      expect(fakeBackgroundAudio.commands).toContain('pause')
      expect(queue.sleep).toBe('off')
    },
  )

  it('fall silent at the end of a recording', () => {
    const { starts, queue } = listen([track('a'), track('b')])
    starts()
    queue.setSleep('track')
    fakeBackgroundAudio.events?.onEnded()
    expect([queue.trackId, queue.isPlaying, queue.sleep]).toEqual(['a', false, 'off'])
  })

  it('keep their speed, and say what did not play', () => {
    const { starts, queue, storage } = listen([track('a')])
    starts()
    queue.setRate(1.5)
    expect(fakeBackgroundAudio.commands).toContain('rate 1.5')
    fakeBackgroundAudio.events?.onError()
    expect([queue.hasFailed, queue.isPlaying]).toEqual([true, false])
    expect(listen([track('a')], storage).queue.rate).toBe(1.5)
  })

  it('of another list go on while their page is opened again', () => {
    const { starts, queue } = listen([track('a')])
    starts()
    queue.offer([track('a'), track('b')])
    expect([queue.isPlaying, queue.trackId]).toEqual([true, 'a'])
  })
})

describe('what is heard of a lesson', () => {
  const lessons = [
    track('a', { lessonId: '007', goodsId: '1' }),
    track('b', { lessonId: '008', goodsId: '1' }),
  ]

  it('is logged with its speed from play to pause, a jump by itself, and each lesson apart', () => {
    const { queue, heard, plays, starts } = listen(lessons)
    starts()
    plays(1, 3)
    queue.setRate(2)
    plays(4, 5)
    queue.seek(40)
    plays(41, 42)
    fakeBackgroundAudio.events?.onPause()
    plays(43, 43)
    queue.next()
    fakeBackgroundAudio.events?.onPlay()
    plays(1, 2)
    fakeBackgroundAudio.events?.onEnded()
    expect(heard).toEqual([
      ...['a plays 1', 'a plays 2', 'a waits', 'a plays 2', 'a rests', 'a waits', 'a closes'],
      ...['b plays 2', 'b waits', 'b closes'],
    ])
  })

  it('is nobody’s lesson when it is open to everybody', () => {
    const { heard, plays, starts } = listen([track('open')])
    starts()
    plays(1, 5)
    expect(heard).toEqual([])
  })
})
