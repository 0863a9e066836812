import { ApiError, type CallApi } from '@/api'
import type { Mistake } from '@/contracts/exercise/mistakes'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { mistakeOf } from '../../../../tests/builders/mistakeSamples'
import { MistakeNotes } from './MistakeNotes'

const failure = (status: number) =>
  new ApiError('exercise.noteMistake', {
    kind: status ? 'rejected' : 'offline',
    status,
    code: '',
    msg: '',
  })
const single = mistakeOf('q-single', { note: '旧' })
const blank = mistakeOf('q-blank')

interface Put {
  readonly params: { readonly questionId: string }
  readonly body: { readonly note: string; readonly cause: string | null; readonly over: readonly string[] }
}

/** A learner's notes over a backend that fails as it is told. */
const writer = (storage: KeyValueStore = memoryStore()) => {
  const backend = {
    status: undefined as number | undefined,
    puts: [] as Put[],
    onPut: () => undefined as void,
  }
  const said: string[] = []
  const kept: Mistake[] = []
  const call = (async (_: unknown, put: Put) => {
    backend.onPut()
    if (backend.status !== undefined) throw failure(backend.status)
    backend.puts.push(put)
    return { ...single, questionId: put.params.questionId, note: put.body.note }
  }) as unknown as CallApi
  const notesOf = (uid: string) =>
    new MistakeNotes({
      call,
      uid,
      storage,
      onSent: (found) => kept.push(found),
      onFull: () => said.push('full'),
    })
  return { backend, said, kept, storage, notesOf }
}

test('what is said without a network outlives the app, is seen by its learner alone, and is sent later', async () => {
  const { backend, kept, storage, notesOf } = writer()
  backend.status = 0
  const first = notesOf('1')
  first.say(single, { cause: 'reading', note: ' 看清题 ' })
  expect(await first.send()).toBe(false)
  const again = notesOf('1')
  expect(again.said(single)).toMatchObject({ cause: 'reading', note: '看清题', hasNote: true })
  expect(again.listed(single)).toMatchObject({ cause: 'reading', hasNote: true, note: '旧' })
  expect(notesOf('2').said(single)).toBe(single)
  backend.status = undefined
  expect(await again.send()).toBe(true)
  expect(backend.puts.map(({ body }) => body)).toEqual([{ cause: 'reading', note: '看清题', over: ['旧'] }])
  expect([kept.map(({ note }) => note), storage.keys()]).toEqual([['看清题'], []])
})

test('a note names all that it takes the place of, as an earlier one may have arrived unheard', async () => {
  const { backend, notesOf } = writer()
  backend.status = 0
  const notes = notesOf('1')
  for (const note of ['一', '一二']) notes.say(single, { cause: null, note })
  backend.status = undefined
  await notes.send()
  expect(backend.puts.map(({ body }) => body)).toEqual([{ cause: null, note: '一二', over: ['旧', '一'] }])
})

test('what is said while another is sent is sent behind it', async () => {
  const { backend, notesOf } = writer()
  const notes = notesOf('1')
  backend.onPut = () => {
    backend.onPut = () => undefined
    notes.say(single, { cause: null, note: '后' })
  }
  notes.say(single, { cause: null, note: '先' })
  expect(await notes.send()).toBe(true)
  expect(backend.puts.map(({ body }) => body.note)).toEqual(['先', '后'])
})

test('what stands in no book any more holds up nothing; who is not let in keeps all', async () => {
  const { backend, storage, notesOf } = writer()
  const notes = notesOf('1')
  notes.say(single, { cause: null, note: '一' })
  notes.say(blank, { cause: null, note: '二' })
  backend.status = 401
  expect([await notes.send(), storage.keys().length]).toEqual([false, 2])
  backend.status = 404
  backend.onPut = () => {
    backend.onPut = () => (backend.status = undefined)
  }
  expect([await notes.send(), storage.keys().length]).toEqual([true, 0])
  expect(backend.puts.map(({ params }) => params.questionId)).toEqual(['q-blank'])
})

test('a full device says so, and what was said is sent all the same', async () => {
  const { backend, said, notesOf } = writer({ ...memoryStore(), set: () => false })
  const notes = notesOf('1')
  notes.say(single, { cause: null, note: '一' })
  expect([said, notes.said(single).note]).toEqual([['full'], '一'])
  expect([await notes.send(), backend.puts.length]).toEqual([true, 1])
})
