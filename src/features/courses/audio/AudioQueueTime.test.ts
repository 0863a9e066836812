import { fakeBackgroundAudio } from '@/platform/backgroundAudio'
import { listen, track } from '../../../../tests/builders/audioQueue'

describe('recordings, as time passes,', () => {
  it('move the screen once in a second at any speed, also when the clock is put back', () => {
    const { queue, time, starts } = listen([track('a')])
    queue.setRate(2)
    starts()
    const shown = new Set<number>()
    for (let quarter = 1; quarter <= 40; quarter += 1) {
      time.now += quarter === 20 ? -86_400_000 : 250
      fakeBackgroundAudio.events?.onTime(quarter / 2)
      shown.add(queue.seconds)
    }
    expect([...shown]).toEqual([0, 1, 3, 5, 7, 9, 12, 14, 16, 18, 20])
  })

  it('tell the account to the second where they were paused, at twice the speed too', () => {
    const { queue, time, told, starts } = listen([track('a')])
    queue.setRate(2)
    starts()
    for (let quarter = 1; quarter <= 41; quarter += 1) {
      time.now += 250
      fakeBackgroundAudio.events?.onTime(quarter / 2)
    }
    fakeBackgroundAudio.events?.onPause()
    expect(told.at(-1)).toContain('a 20 ')
    expect(queue.seconds).toBe(20)
  })

  it('go on telling the account, and fall asleep, when the clock is put back an hour', () => {
    const { queue, time, told, starts, plays } = listen([track('a')])
    starts()
    queue.setSleep('15')
    plays(1, 60)
    time.now -= 3_600_000
    const before = told.length
    plays(61, 600)
    expect(told.length - before).toBeGreaterThan(30)
    plays(601, 960)
    expect(fakeBackgroundAudio.commands).toContain('pause')
  })

  it('sleep as late as they were told to, when the clock was put back while they rested', () => {
    const { queue, time, starts, plays } = listen([track('a')])
    starts()
    plays(1, 60)
    fakeBackgroundAudio.events?.onPause()
    time.now -= 3_600_000
    queue.setSleep('15')
    starts()
    const before = fakeBackgroundAudio.commands.length
    plays(61, 900)
    expect(fakeBackgroundAudio.commands.slice(before)).not.toContain('pause')
    plays(901, 970)
    expect(fakeBackgroundAudio.commands.slice(before)).toContain('pause')
  })
})
