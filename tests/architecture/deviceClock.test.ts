import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourceFiles } from './sourceFiles'

/**
 * Files that may read the device's clock, and why. Everything else compares with `BackendClock.now`, or adds its offset: a device may
 * be wrong by years.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/app/createStores.ts': 'gives it to BackendClock and to queues, which order their own writes',
  'src/lib/newId.ts': 'ids sort by time, and need not be true',
  'src/ui/useClock.ts': 'adds the offset that it is given',
  'src/ui/feedback/Countdown.tsx': 'adds the offset that it is given',
  'src/platform/calendar/index.h5.ts': 'stamp of a file',
  'src/platform/scroll/index.h5.ts': 'a span of milliseconds',
  'src/platform/storage/index.weapp.ts': 'a span: how many days a promotion is kept',
  'src/features/exercises/attempt/useAttempts.ts': 'attempts keep the device time and their offset apart',
  'src/features/exercises/attempt/AttemptView.tsx': 'attempts keep the device time and their offset apart',
  'src/features/landing/parts/paper/TestPart.tsx':
    'a span: the time of a test, which its ticket bounds on the backend',
  'src/features/landing/components/LandingView.tsx': 'a span: how long a tab is seen',
  'src/features/landing/parts/event/useEvent.ts': 'measures the offset',
  'src/features/landing/parts/event/LivePart.tsx': 'adds the offset',
  'src/features/account/pages/as-regards/AsRegardsView.tsx': 'diagnosis of the device',
  'src/features/courses/lessons/lessonPrefetch.ts': 'a span: how long a prefetch counts',
  'src/features/courses/live/LiveStage.tsx': 'adds the offset',
  'src/features/courses/pages/lecture/LectureView.tsx': 'measures the offset',
  'src/features/courses/pages/live/LiveView.tsx': 'measures the offset',
  'src/features/courses/live/useLivePhase.ts': 'adds the offset',
  'src/dialogs/login/Countdown.ts': 'a span: 60 s between two codes',
  'src/blocks/player/VideoOverlay.tsx': 'a span: how long a clip is watched',
  'src/pages/study-center/StudyCenterView.tsx': 'adds the offset',
}

it('no rule of the app compares with the clock of the device alone', () => {
  const readers = sourceFiles
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => /Date\.now\b|new Date\(\)/.test(readFileSync(join(root, file), 'utf8')))
  expect(readers.sort()).toEqual(Object.keys(ALLOWED).sort())
})
