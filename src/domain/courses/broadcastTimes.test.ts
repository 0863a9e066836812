import { broadcastTimes } from './broadcastTimes'

const HOUR = 3_600_000
const planned = { at: 5 * HOUR, minutes: 60 }

test.each([
  ['is planned', undefined, [5, 6]],
  ['was put off, as long as before', { startsAt: 7 * HOUR, endsAt: null }, [7, 8]],
  ['was ended early', { startsAt: null, endsAt: 5.5 * HOUR }, [5, 5.5]],
  ['was ended before it began', { startsAt: 7 * HOUR, endsAt: 6 * HOUR }, [7, 7]],
])('a broadcast that %s', (_, moved, [from = 0, to = 0]) => {
  expect(broadcastTimes(planned, moved)).toEqual({ startsAt: from * HOUR, endsAt: to * HOUR })
})
