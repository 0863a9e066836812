import { ApiError } from '@/api'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from './device/Drafts'
import { RememberedPhones } from './device/RememberedPhones'
import { Resource } from './page/Resource'
import { UiStore } from './UiStore'

const failure = new ApiError('x.y', { kind: 'offline', status: 0, code: '', msg: '网络不给力' })

describe('Resource', () => {
  it('is idle, then loading, then ready', async () => {
    const resource = new Resource(async () => 1)
    expect(resource.phase).toEqual({ kind: 'idle' })
    const loading = resource.load()
    expect([resource.phase.kind, resource.value]).toEqual(['loading', undefined])
    await loading
    expect([resource.phase, resource.value]).toEqual([{ kind: 'ready', value: 1 }, 1])
  })

  it('says why it failed, and loads again when asked', async () => {
    let works = false
    const resource = new Resource(async () => {
      if (works) return 1
      throw failure
    })
    await resource.load()
    expect(resource.phase).toEqual({ kind: 'failed', msg: '网络不给力', code: failure.code, about: '' })
    works = true
    await resource.load()
    expect(resource.value).toBe(1)
  })

  it('keeps what is on screen while it loads again, and when that fails', async () => {
    let calls = 0
    const resource = new Resource(async () => {
      if (++calls > 1) throw failure
      return 1
    })
    await resource.load()
    const again = resource.load()
    expect(resource.value).toBe(1)
    await again
    expect(resource.phase).toEqual({ kind: 'ready', value: 1 })
  })

  it('lets the newer of two loads win, in whatever order they are answered', async () => {
    const answers: ((value: number) => void)[] = []
    const resource = new Resource(() => new Promise<number>((resolve) => answers.push(resolve)))
    const [first, second] = [resource.load(), resource.load()]
    answers[1]?.(2)
    await second
    answers[0]?.(1)
    await first
    expect(resource.value).toBe(2)
  })

  it('does not show the failure of an older load', async () => {
    const fail: ((reason: unknown) => void)[] = []
    let calls = 0
    const resource = new Resource(() =>
      ++calls === 1 ? new Promise<number>((_, reject) => fail.push(reject)) : Promise.resolve(2),
    )
    const first = resource.load()
    await resource.load()
    fail[0]?.(failure)
    await first
    expect(resource.value).toBe(2)
  })

  it('does not hide a bug', async () => {
    const resource = new Resource(async () => {
      throw new TypeError('bug')
    })
    await expect(resource.load()).rejects.toThrow('bug')
  })
})

describe('RememberedPhones (product: phones with nicknames, never a password)', () => {
  it('puts the newest first, each once, five at most', () => {
    const phones = new RememberedPhones(memoryStore())
    for (const phone of ['1', '2', '3', '4', '5', '6']) phones.add(phone, `name ${phone}`)
    phones.add('3', '三')
    expect(phones.list).toEqual([
      { phone: '3', name: '三' },
      { phone: '6', name: 'name 6' },
      { phone: '5', name: 'name 5' },
      { phone: '4', name: 'name 4' },
      { phone: '2', name: 'name 2' },
    ])
  })

  it('stores phone and name and nothing else', () => {
    const storage = memoryStore()
    new RememberedPhones(storage).add('13812345678', '张三')
    expect(storage.get('phones')).toBe('[{"phone":"13812345678","name":"张三"}]')
  })

  it.each(['', '{', '{}', '[5]', 'null'])('takes %j in storage for none', (text) => {
    const storage = memoryStore()
    storage.set('phones', text)
    expect(new RememberedPhones(storage).list).toEqual([])
  })
})

describe('Drafts', () => {
  it('keep what was typed until it is sent, each form apart', () => {
    const storage = memoryStore()
    new Drafts(storage).keep('lead', { name: '张三' })
    const drafts = new Drafts(storage)
    expect([drafts.read('lead'), drafts.read('other')]).toEqual([{ name: '张三' }, {}])
    drafts.drop('lead')
    expect(drafts.read('lead')).toEqual({})
  })

  it.each(['{', '[]', 'null', '5', '{"name":5}'])('take %j in storage for nothing', (text) => {
    const storage = memoryStore()
    storage.set('draft:lead', text)
    expect(new Drafts(storage).read('lead')).toEqual({})
  })
})

describe('UiStore', () => {
  it('says one sentence instead of every dialog where a visitor may only look', async () => {
    const ui = new UiStore('前往小程序')
    expect(await ui.openDialog({ kind: 'lead' })).toBe(false)
    expect([ui.dialog, ui.toast?.text]).toEqual([undefined, '前往小程序'])
  })

  it('answers who asked for a dialog whether the user did it', async () => {
    const ui = new UiStore()
    const done = ui.openDialog({ kind: 'lead' })
    expect(ui.dialog).toEqual({ kind: 'lead' })
    ui.close(true)
    expect([await done, ui.dialog]).toEqual([true, undefined])
    const refused = ui.openDialog({ kind: 'lead' })
    ui.close()
    expect(await refused).toBe(false)
  })

  it('counts a dialog that another one displaces as refused', async () => {
    const ui = new UiStore()
    const first = ui.openDialog({ kind: 'lead' })
    const second = ui.openDialog({ kind: 'login' })
    expect(await first).toBe(false)
    ui.close(true)
    expect(await second).toBe(true)
  })

  it('shows a message for 2 seconds unless told; each anew (seed §5: 1.5 to 2 s)', () => {
    const ui = new UiStore()
    ui.say('一')
    const first = ui.toast
    ui.say('一')
    expect(ui.toast).toEqual({ text: '一', durationMs: 2000 })
    expect(ui.toast).not.toBe(first)
    ui.say('二', 1500)
    expect(ui.toast).toEqual({ text: '二', durationMs: 1500 })
    ui.hideToast()
    expect(ui.toast).toBeUndefined()
  })

  it('is loading while any call is', () => {
    const ui = new UiStore()
    ui.countLoading(1)
    ui.countLoading(1)
    ui.countLoading(-1)
    expect(ui.isLoading).toBe(true)
    ui.countLoading(-1)
    expect(ui.isLoading).toBe(false)
  })
})
