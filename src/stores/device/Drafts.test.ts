import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from './Drafts'

it('drops a draft that was sent, unless it was changed meanwhile', () => {
  const drafts = new Drafts(memoryStore())
  drafts.keep('note', { text: 'a' })
  const first = drafts.sending('note')
  drafts.keep('note', { text: 'ab' })
  expect([first(), drafts.read('note')]).toEqual([false, { text: 'ab' }])
  const second = drafts.sending('note')
  expect([second(), drafts.read('note')]).toEqual([true, {}])
})

/** Files that drop a draft at once, each with its reason. */
const AT_ONCE: Readonly<Record<string, string>> = {
  'blocks/comments/CommentList.ts': 'the field was emptied',
  'dialogs/lead/LeadForm.ts': 'the outbox has the lead already',
  'features/assistant/stores/Chat.ts': 'the field was emptied',
  'features/baoyan/experience/ExperienceForm.ts': 'the learner chose the text of another device',
  'features/baoyan/experience/OwnActions.tsx': 'the post was deleted',
  'features/courses/player/NoteBook.ts': 'only an empty field is dropped',
  'features/exercises/mistakes/MistakeCard.ts': 'compares what was typed since',
}

// A draft that is dropped after the answer of its save would take with it what was typed meanwhile.
it('no form drops its draft after a save without looking whether it was changed', () => {
  const src = resolve(__dirname, '../..')
  const files = (readdirSync(src, { recursive: true }) as string[]).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const droppers = files.filter((name) => /\bdrafts\.drop\(/.test(readFileSync(join(src, name), 'utf8')))
  expect(droppers.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(AT_ONCE).sort())
})
