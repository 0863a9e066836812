import { lessonKinds } from '@/contracts/course/goods'
import { everyRow } from '@/routes/everyRow'
import { lessonPages } from './lessonPages'

it.each(lessonKinds)('%s lessons have an address in the table', (kind) => {
  expect(everyRow[lessonPages[kind]].path).toMatch(/^\//)
})
