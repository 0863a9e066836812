import { runInAction } from 'mobx'
import { ApiError } from '@/api'
import { setOnline } from '@/platform/network'
import { fakeStores, logIn } from '../../../tests/builders/fakeStores'
import { AutoSave } from './AutoSave'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const offline = { kind: 'offline', status: 0, code: '', msg: '网络不给力' } as const
const failing = (fields: Partial<ConstructorParameters<typeof ApiError>[1]>) =>
  new ApiError('form.save', { ...offline, kind: 'rejected', ...fields })

/** A form of one text. `failure` is what its backend answers. */
const world = () => {
  const { stores } = fakeStores({ loggedIn: true })
  const form = { typed: 'a', kept: '', failure: undefined as ApiError | undefined, tries: 0 }
  const saving = new AutoSave(stores, {
    isPending: () => form.kept !== form.typed,
    save: async () => {
      form.tries += 1
      const { typed, failure } = form
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (failure) throw failure
      form.kept = typed
    },
  })
  return { stores, form, saving, end: saving.start() }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it.each([
  [{ kind: 'offline' }, 'network'],
  [{ kind: 'timeout' }, 'network'],
  // A captive portal answers in place of the backend.
  [{ status: 403 }, 'network'],
  [{ status: 503 }, 'busy'],
  [{ status: 429, code: 'Y42900' }, 'busy'],
  [{ status: 409, code: 'Y40900' }, 'busy'],
  [{ kind: 'needs-consent' }, 'consent'],
  [{ kind: 'needs-login', status: 403 }, 'login'],
  [{ status: 401 }, 'login'],
  [{ status: 400, code: 'Y40000' }, 'refused'],
  [{ status: 403, code: 'Y40300' }, 'refused'],
] as const)('names the class of %j', async (fields, problem) => {
  const { form, saving, end } = world()
  form.failure = failing(fields)
  void saving.save()
  await pass(200)
  expect(saving.problem).toBe(problem)
  end()
})

it('tries again as time passes, and when the network is back', async () => {
  const { form, saving, end } = world()
  form.failure = failing(offline)
  saving.later()
  await pass(900)
  expect([form.tries, saving.problem]).toEqual([1, 'network'])
  await pass(5200)
  expect(form.tries).toBe(2)
  form.failure = undefined
  setOnline(true)
  await pass(200)
  expect([form.tries, form.kept, saving.failure]).toEqual([3, 'a', undefined])
  await pass(120_000)
  expect(form.tries).toBe(3)
  end()
})

it('does not repeat by itself what is refused, but after a change and by the button', async () => {
  const { form, saving, end } = world()
  form.failure = failing({ status: 400, code: 'Y40000' })
  void saving.save()
  await pass(120_000)
  expect(form.tries).toBe(1)
  void saving.again()
  await pass(200)
  expect(form.tries).toBe(2)
  form.failure = undefined
  form.typed = 'b'
  saving.later()
  await pass(1000)
  expect([form.kept, saving.failure]).toEqual(['b', undefined])
  end()
})

it('saves what was typed while a save was running, after it', async () => {
  const { form, saving, end } = world()
  const first = saving.save()
  await pass(50)
  form.typed = 'ab'
  const second = saving.save()
  await pass(300)
  expect([await first, await second, form.kept, form.tries]).toEqual([true, true, 'ab', 2])
  end()
})

it('waits for consent, offers it, and saves once it is given', async () => {
  const { stores, form, saving, end } = world()
  const texts = [{ name: 'privacy-policy', title: '隐私政策', version: '2' }]
  runInAction(() => (stores.consents.missing = texts))
  form.failure = failing({ kind: 'needs-consent' })
  void saving.save()
  await pass(200)
  void saving.again()
  expect(stores.ui.dialog).toEqual({ kind: 'consent' })
  stores.ui.close(false)
  await pass(200)
  expect(form.tries).toBe(1)
  form.failure = undefined
  stores.consents.agree()
  await pass(300)
  expect(form.kept).toBe('a')
  end()
})

it('saves once the learner has logged in again', async () => {
  const { stores, form, saving, end } = world()
  form.failure = failing({ status: 401 })
  void saving.save()
  await pass(200)
  stores.session.clear()
  form.failure = undefined
  logIn(stores)
  await pass(300)
  expect(form.kept).toBe('a')
  end()
})

it('saves at once what was just typed when its page ends, and tries nothing later', async () => {
  const { form, saving, end } = world()
  form.failure = failing(offline)
  saving.later()
  end()
  await pass(120_000)
  expect(form.tries).toBe(1)
})

describe('the owner of a form', () => {
  it('keeps it from the account that logs in next on the page', async () => {
    const { stores, form, saving } = world()
    form.failure = failing({ status: 401 })
    saving.later()
    await pass(1000)
    expect(form.tries).toBe(1)
    stores.session.clear('expiry')
    form.failure = undefined
    stores.session.begin({ access_token: 't', expires_in: 3600, uid: '9', register_time: 0 })
    await pass(120_000)
    expect([form.tries, saving.isOwn()]).toEqual([1, false])
  })

  it('is the first account that logs in on a page of a visitor', async () => {
    const { stores, form, saving, end } = world()
    end()
    stores.session.clear('logout')
    const stop = saving.start()
    stores.session.begin({ access_token: 't', expires_in: 3600, uid: '9', register_time: 0 })
    await pass(1000)
    expect([form.kept, saving.isOwn()]).toEqual(['a', true])
    stop()
  })
})
