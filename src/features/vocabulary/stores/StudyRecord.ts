import { catchApiError } from '@/api'
import { wordCalibration, wordParameters, wordRecords, type CalibrationBin } from '@/contracts/word/reviews'
import { calibrate, predictionsOf } from '@/domain/vocabulary/calibration'
import { streakOf } from '@/domain/memory/streak'
import { dayRecords } from '@/domain/vocabulary/dayRecords'
import type { DayRecord } from '@/domain/vocabulary/planTypes'
import { studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import type { Stores } from '@/stores/Stores'
import type { Vocabulary } from './Vocabulary'

/** What the record page shows. */
export interface StudyRecord {
  readonly records: readonly DayRecord[]
  readonly calibration: {
    readonly count: number
    readonly predicted: number | null
    readonly recalled: number | null
    readonly bins: readonly CalibrationBin[]
  }
  readonly streak: number
  /** Why these memory parameters; undefined without a network. */
  readonly parameters:
    | { readonly reason: string; readonly reviews: number; readonly needed: number }
    | undefined
}

/** The learner's record: from the backend once it has everything, else from the log on this device. */
export const loadStudyRecord = async (
  { call }: Pick<Stores, 'call'>,
  vocabulary: Vocabulary,
): Promise<StudyRecord> => {
  const today = studyDay(vocabulary.now())
  const finish = (
    records: readonly DayRecord[],
    rest: Omit<StudyRecord, 'records' | 'streak'>,
  ): StudyRecord => ({
    records,
    streak: streakOf(new Set(records.map(({ day }) => studyDayOfDate(day))), today),
    ...rest,
  })
  const params = { uid: vocabulary.uid }
  vocabulary.log.open()
  const isSynced = await vocabulary.log.sync()
  if (!isSynced) return finish(...recordOfDevice(vocabulary))
  const ask = async (): Promise<StudyRecord> => {
    const [records, calibration, parameters] = await Promise.all([
      call(wordRecords, { params, query: {} }, { quiet: true }),
      call(wordCalibration, { params }, { quiet: true }),
      call(wordParameters, { params }, { quiet: true }),
    ])
    return finish(records, { calibration, parameters })
  }
  return catchApiError(ask, () => finish(...recordOfDevice(vocabulary)))
}

const recordOfDevice = ({
  log,
}: Vocabulary): [readonly DayRecord[], Pick<StudyRecord, 'calibration' | 'parameters'>] => {
  const histories = log.histories()
  const predictions = histories.flatMap((history) => predictionsOf(log.model, history))
  return [dayRecords(histories), { calibration: calibrate(predictions), parameters: undefined }]
}
