import * as lessons from '@/contracts/course/lessons'
import * as notes from '@/contracts/course/notes'
import * as studyTime from '@/contracts/course/studyTime'
import * as watching from '@/contracts/course/watching'
import type { Area } from '../Area'
import { Films } from './Films'
import { learningAccounts } from './learningAccounts'
import { learningContent } from './learningContent'
import { LessonLengths } from './LessonLengths'
import { LessonService } from './LessonService'
import { NoteService } from './NoteService'
import { learningRoutes } from './routes'
import { Sheets } from './Sheets'
import { StudyTimeService } from './StudyTimeService'
import { WatchService } from './WatchService'

/** Films of lessons, what was watched, notes, study time. */
export const learningArea: Area = {
  name: 'learning',
  contracts: [lessons, notes, studyTime, watching],
  content: learningContent,
  accounts: learningAccounts,
  start: ({ db, clock, items, filmTickets }) => {
    const films = new Films(items, filmTickets)
    return {
      routes: ({ serve }) =>
        learningRoutes(serve, {
          lessons: new LessonService(db, clock, films, new Sheets(items)),
          watches: new WatchService(db, clock, new LessonLengths(items, films)),
          notes: new NoteService(db, clock),
          times: new StudyTimeService(db, clock, films),
        }),
    }
  },
}
