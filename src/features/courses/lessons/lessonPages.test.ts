import { lessonKinds } from '@/contracts/course/goods'
import { everyRow } from '@/routes/everyRow'
import { lessonPages } from './lessonPages'

it.each(lessonKinds)('%s lessons are learned on a page that is open', (kind) => {
  expect(everyRow[lessonPages[kind]].page).toBeDefined()
})
