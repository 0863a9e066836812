import { ApiError, type CallApi } from '@/api'
import { errors } from '@/contracts/errors'
import type { Mistake } from '@/contracts/exercise/mistakes'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { mistakeOf } from '../../../../tests/builders/mistakeSamples'
import { MistakeNotes } from './MistakeNotes'

const failure = (status: number, code = '') =>
  new ApiError('exercise.noteMistake', { kind: status ? 'rejected' : 'offline', status, code, msg: '' })
const single = mistakeOf('q-single', { note: '旧' })
const blank = mistakeOf('q-blank')

interface Put {
  readonly params: { readonly questionId: string }
  readonly body: { readonly note?: string; readonly cause?: string | null; readonly over?: readonly string[] }
}

/** A learner's notes over a backend that fails as configured. */
const writer = (storage: KeyValueStore = memoryStore()) => {
  const backend = {
    status: undefined as number | undefined,
    code: '',
    puts: [] as Put[],
    onPut: (_put: Put) => undefined as void,
  }
  const said: string[] = []
  const kept: Mistake[] = []
  const call = (async (_: unknown, put: Put) => {
    backend.onPut(put)
    if (backend.status !== undefined) throw failure(backend.status, backend.code)
    // JSON omits undefined fields.
    backend.puts.push({ ...put, body: JSON.parse(JSON.stringify(put.body)) as Put['body'] })
    return { ...single, questionId: put.params.questionId, note: put.body.note ?? '' }
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
  for (const note of ['一', '一二', '一', '一二']) notes.say(single, { note })
  backend.status = undefined
  await notes.send()
  expect(backend.puts.map(({ body }) => body)).toEqual([{ note: '一二', over: ['旧', '一', '一二'] }])
})

test('what is said while another is sent is sent behind it', async () => {
  const { backend, notesOf } = writer()
  const notes = notesOf('1')
  backend.onPut = () => {
    backend.onPut = () => undefined
    notes.say(single, { note: '后' })
  }
  notes.say(single, { note: '先' })
  expect(await notes.send()).toBe(true)
  expect(backend.puts.map(({ body }) => body.note)).toEqual(['先', '后'])
})

test('a hundred changes leave the note that the backend had among those that are replaced', async () => {
  const { backend, notesOf } = writer()
  backend.status = 0
  const notes = notesOf('1')
  for (let no = 1; no <= 100; no += 1) notes.say(notes.said(single), { note: `第${no}次` })
  backend.status = undefined
  expect(await notes.send()).toBe(true)
  const over = backend.puts[0]?.body.over ?? []
  expect([over.length, over[0], over[1], over[19]]).toEqual([20, '旧', '第81次', '第99次'])
})

test('only what was changed here is said: a cause is no note, and a note no cause', async () => {
  const { backend, notesOf } = writer()
  backend.status = 0
  const notes = notesOf('1')
  for (const cause of ['reading', 'concept', null, 'reading'] as const)
    notes.say(notes.said(single), { cause })
  expect(notes.said(single)).toMatchObject({ cause: 'reading', note: '旧', hasNote: single.hasNote })
  notes.say(blank, { note: '只有笔记' })
  expect(notes.said({ ...blank, cause: 'concept' })).toMatchObject({ cause: 'concept', note: '只有笔记' })
  backend.status = undefined
  expect(await notes.send()).toBe(true)
  expect(backend.puts.map(({ body }) => body)).toEqual([
    { cause: 'reading' },
    { note: '只有笔记', over: [''] },
  ])
  backend.status = 0
  notes.say(single, { note: '先' })
  notes.say(single, { cause: null })
  backend.status = undefined
  await notes.send()
  expect(backend.puts[2]?.body).toEqual({ cause: null, note: '先', over: ['旧'] })
})

test('what an app of before kept is sent as it said it', async () => {
  const { backend, storage, notesOf } = writer()
  const before = { cause: null, note: 'Word\u000b粘贴', over: ['', 'Word\u000b'] }
  storage.set('mistakes:said:1:q-single', JSON.stringify(before))
  expect(await notesOf('1').send()).toBe(true)
  expect(backend.puts[0]?.body).toEqual({ cause: null, note: 'Word\n粘贴', over: ['', 'Word'] })
  expect(storage.keys()).toEqual([])
})

test('a note is kept as the backend takes it', () => {
  const { notesOf } = writer()
  const notes = notesOf('1')
  const kept = (note: string) => {
    notes.say(single, { note })
    return notes.said(single).note
  }
  expect(kept(' 甲\u000b乙\u0000\u007f\ud83d\t丙\n丁 ')).toBe('甲\n乙\t丙\n丁')
  expect(kept('😀'.repeat(1002))).toBe('😀'.repeat(1001))
  expect(kept(`${'长'.repeat(1000)} 完`)).toBe('长'.repeat(1000))
})

const forGood: [number, string][] = [
  [400, '400'],
  [404, ''],
  [409, 'Y409'],
  [413, ''],
]
test.each(forGood)('what is refused for good (%i %s) waits, and holds up no other', async (status, code) => {
  const { backend, storage, notesOf } = writer()
  const notes = notesOf('1')
  notes.say(single, { note: '不收' })
  notes.say(blank, { note: '收' })
  const tries: string[] = []
  backend.onPut = ({ params }) => {
    tries.push(params.questionId)
    Object.assign(backend, params.questionId === 'q-single' ? { status, code } : { status: undefined })
  }
  expect(await notes.send()).toBe(false)
  expect(tries).toEqual(['q-single', 'q-blank'])
  expect([notes.waits('q-single'), notes.waits('q-blank')]).toEqual([true, false])
  expect([notes.isRefused('q-single'), notes.isRefused('q-blank')]).toEqual([true, false])
  expect(storage.keys()).toEqual(['mistakes:said:1:q-single'])
  backend.onPut = () => void (backend.status = undefined)
  expect([await notes.send(), storage.keys()]).toEqual([true, []])
})

test('another note of a refused one is no refused one before it was tried', async () => {
  const { backend, notesOf } = writer()
  const notes = notesOf('1')
  backend.status = 400
  notes.say(single, { note: '不收' })
  await notes.send()
  notes.say(single, { note: '改了' })
  expect(notes.isRefused('q-single')).toBe(false)
  backend.status = 0
  await notes.send()
  expect([notes.waits('q-single'), notes.isRefused('q-single')]).toEqual([true, false])
})

test.each([0, 401, 403, 429, 500])(
  'where nothing gets through (%i), all waits and only one asks',
  async (status) => {
    const { backend, storage, notesOf } = writer()
    const notes = notesOf('1')
    notes.say(single, { note: '一' })
    notes.say(blank, { note: '二' })
    let asked = 0
    backend.onPut = () => void (asked += 1)
    backend.status = status
    expect([await notes.send(), storage.keys().length, asked]).toEqual([false, 2, 1])
    expect([notes.isRefused('q-single'), notes.isRefused('q-blank')]).toEqual([false, false])
  },
)

test('what stands in no book any more is dropped', async () => {
  const { backend, storage, notesOf } = writer()
  const notes = notesOf('1')
  notes.say(single, { note: '一' })
  Object.assign(backend, { status: 404, code: errors.notFound.code })
  expect([await notes.send(), storage.keys()]).toEqual([true, []])
})

test('what another page of this device said is not dropped with what this one sent', async () => {
  const { backend, storage, notesOf } = writer()
  const [one, two] = [notesOf('1'), notesOf('1')]
  one.say(single, { note: '第一页写的' })
  two.say(single, { note: '第二页写的' })
  expect(await one.send()).toBe(true)
  // The second page is killed before it sends.
  const later = notesOf('1')
  expect(later.said(single).note).toBe('第二页写的')
  expect(await later.send()).toBe(true)
  expect(backend.puts.map(({ body }) => body.note)).toEqual(['第一页写的', '第二页写的'])
  expect(storage.keys()).toEqual([])
})

test('a full device says so, and what was said is sent all the same', async () => {
  const { backend, said, notesOf } = writer({ ...memoryStore(), set: () => false })
  const notes = notesOf('1')
  notes.say(single, { note: '一' })
  expect([said, notes.said(single).note]).toEqual([['full'], '一'])
  expect([await notes.send(), backend.puts.length]).toEqual([true, 1])
})

test('what was said before a device was full does not come back behind what was said then', async () => {
  const memory = memoryStore()
  let isFull = false
  const { storage, notesOf } = writer({ ...memory, set: (key, value) => !isFull && memory.set(key, value) })
  const notes = notesOf('1')
  notes.say(single, { note: '一' })
  isFull = true
  notes.say(single, { note: '一二' })
  expect([await notes.send(), storage.keys()]).toEqual([true, []])
})
