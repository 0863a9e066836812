import { isWatched } from './isWatched'
import { resumePlace } from './resumePlace'
import { timecode } from './timecode'

describe('where a lesson goes on', () => {
  const [early, late] = [
    { place: 100, at: 1 },
    { place: 300, at: 2 },
  ]
  it('is the later of what the device and the account know', () => {
    expect([resumePlace(1000, early, late), resumePlace(1000, late, early)]).toEqual([300, 300])
  })
  it.each([
    ['nobody knows anything', 1000, undefined],
    ['hardly begun', 1000, { place: 9, at: 1 }],
    ['nearly over', 1000, { place: 951, at: 1 }],
  ])('is the beginning when %s', (_, length, known) => {
    expect(resumePlace(length, known)).toBe(0)
  })
})

test.each([
  [0, '00:00'],
  [754.9, '12:34'],
  [3723, '1:02:03'],
])('%s seconds are %s', (seconds, text) => expect(timecode(seconds)).toBe(text))

test.each([
  [89, 100, false],
  [90, 100, true],
  [0, 0, false],
])('%s of %s seconds: %s', (covered, length, expected) => expect(isWatched(covered, length)).toBe(expected))
