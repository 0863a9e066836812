import { stopTurn, usersSend } from '@/contracts/assistant/chat'
import type { LanguageModel } from '../../../server/src/gateways/model/LanguageModel'
import { bodyOf, stream } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

/** A model that says one part whenever it is let. */
class SlowModel implements LanguageModel {
  private release: (() => void)[] = []
  isAborted = false
  isBroken = false

  async *answer(messages: Parameters<LanguageModel['answer']>[0], signal: AbortSignal) {
    for (const part of ['第一句。[1]\n\n', '第二句。[9]', '第三句。']) {
      await new Promise<void>((resolve, reject) => {
        this.release.push(resolve)
        signal.addEventListener('abort', () => {
          this.isAborted = true
          reject(new Error('aborted'))
        })
      })
      if (this.isBroken) throw new Error('the wire broke')
      yield part
    }
    return { asked: messages.length, answered: 3 }
  }

  async next(): Promise<void> {
    while (this.release.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    this.release.shift()?.()
  }
}

/** Breaks in the middle, which is logged. */
class BrokenModel implements LanguageModel {
  async *answer(): ReturnType<LanguageModel['answer']> {
    yield await Promise.resolve('先说一句。')
    throw new Error('the wire broke')
  }
}

test('logs hold nothing of what was asked or answered, also when the model breaks', async () => {
  const lines: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const logging = await startBackend({ logLevel: 'trace', model: new BrokenModel() })
  const context = { kind: 'word', id: 'abandon', title: '王小明的词' } as const
  const turn = await logging.ask(usersSend, {
    body: bodyOf({ text: '我叫王小明，电话 13812345678，怎么用？', context }),
  })
  await logging.ask(usersSend, { body: bodyOf({ text: '我不想活了，我叫王小明' }) })
  await logging.stop()
  write.mockRestore()
  expect(turn.text).toContain('先说一句')
  const text = lines.join('')
  expect(text).toContain('the wire broke')
  expect(text).not.toMatch(/王小明|13812345678|不想活|先说一句|abandoned/)
})

describe('with a model', () => {
  let slow: SlowModel
  let own: Backend
  beforeEach(async () => {
    slow = new SlowModel()
    own = await startBackend({ model: slow })
  })
  afterEach(() => own.stop())

  it('the answer grows, with sources that were given and no other', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    const reading = stream(body, own)
    for (let part = 0; part < 3; part++) await slow.next()
    const events = await reading
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['block', 'text', 'turn']))
    const turn = await own.ask(usersSend, { body })
    expect(turn).toMatchObject({ kind: 'model', text: '第一句。[1]\n\n第二句。第三句。' })
    expect(turn.sources).toHaveLength(1)
  })

  it('a stop ends the work and keeps what there is', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    const reading = stream(body, own)
    await slow.next()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await own.ask(stopTurn, { params: { turnId: body.turnId }, body: {} })
    expect(slow.isAborted).toBe(true)
    const last = (await reading).at(-1)
    expect(last).toMatchObject({ turn: { state: 'stopped', text: '第一句。[1]', sources: [{}] } })
    // The text may quote any passage that the model got: a test that asks for one of them withholds it.
    const [kept] = await own.rows(
      `select jsonb_array_length(sources) as given from assistant_turns where turn_id = '${body.turnId}'`,
    )
    expect(Number(kept?.['given'])).toBeGreaterThan(1)
  })

  it('who is cut off finds the answer whole, at another process too', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    void own.fastify.inject({ method: 'POST', url: usersSend.path, payload: body })
    await slow.next()
    const { backend: other, stop } = await own.beside()
    const picking = stream(body, other)
    await slow.next()
    await slow.next()
    expect((await picking).at(-1)).toMatchObject({ turn: { state: 'done', kind: 'model' } })
    await stop()
  })

  it('an answer whose process died is made by whoever is asked next', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    void own.fastify.inject({ method: 'POST', url: usersSend.path, payload: body }).catch(() => undefined)
    await slow.next()
    const { backend: other, stop } = await own.beside()
    await own.rows(`update assistant_turns set beat_at = beat_at - interval '1 minute'`)
    const turn = await other.ask(usersSend, { body })
    expect(turn).toMatchObject({ state: 'done', kind: 'extract' })
    await stop()
  })

  it('an answer whose process dies while it is read is made where it is read', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    void own.fastify.inject({ method: 'POST', url: usersSend.path, payload: body }).catch(() => undefined)
    await slow.next()
    // The worker was lost for a minute and does not return.
    await own.rows(`create function stay_silent() returns trigger language plpgsql as $$ begin
      if new.answer <> '' then new.beat_at := old.beat_at - interval '1 minute'; end if; return new; end $$`)
    await own.rows(
      'create trigger zz_silent before update on assistant_turns for each row execute function stay_silent()',
    )
    const { backend: other, stop } = await own.beside()
    const readers = [stream(body, other), stream(body, other)]
    for (const events of await Promise.all(readers))
      expect(events.at(-1)).toMatchObject({ turn: { state: 'done', kind: 'extract' } })
    await stop()
  })

  it('that breaks in the middle the passages answer, and it is said', async () => {
    const body = bodyOf({ text: '国家线是什么？' })
    const reading = own.ask(usersSend, { body })
    await slow.next()
    slow.isBroken = true
    await slow.next()
    const turn = await reading
    expect(turn).toMatchObject({ state: 'done', kind: 'extract' })
    expect(turn.text).toContain('第一句。')
    expect(turn.text).toContain('智能整理中断了')
    expect(turn.text).toContain('基本分数要求')
  })
})
