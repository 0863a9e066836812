import { act, fireEvent, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { bodyOf, cut, ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { studentRecord } from '../../../tests/builders/studentRecord'
import { AsRegardsView } from './pages/as-regards/AsRegardsView'
import { ImproveInfoView } from './pages/improve-info/ImproveInfoView'
import { SubjectSetView } from './pages/subject-set/SubjectSetView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const STUDENT = `/gaoshou/v1/student/${UID}`
const answers: Record<string, Answer> = {
  [`GET ${STUDENT}`]: ok(studentRecord),
  [`PUT ${STUDENT}`]: ok(studentRecord),
  'GET /base/v1/subject': ok([
    { id: 's1', code: '101', name: '思想政治理论', category: 'politics', order: 1 },
    { id: 's2', code: '201', name: '英语一', category: 'english', order: 2 },
  ]),
  'GET /base/v1/about': ok({
    productName: '研途',
    slogan: '陪你上岸',
    companyName: '研途教育',
    introduction: ['一段介绍'],
    milestones: [],
    contacts: [{ label: '客服电话', value: '400-000-0000' }],
    recordNumber: '备案号',
  }),
}

describe('/as-regards', () => {
  it('tells who we are and empties what can be fetched again, nothing else', async () => {
    const { stores } = fakeStores({ answers })
    renderIn(stores, <AsRegardsView />, 'asRegards')
    await arrive(1000)
    expect(screen.getByText('研途教育')).toBeTruthy()
    storage.local.set('cache:page:127', '{}')
    storage.local.set('draft:lead', '{}')
    fireEvent.click(screen.getByText('清理缓存'))
    expect([stores.ui.toast?.text, storage.local.get('cache:page:127')]).toEqual(['缓存已清理', undefined])
    expect(storage.local.get('draft:lead')).toBe('{}')
  })

  it('makes text larger at once and keeps that on the device', async () => {
    const { stores, storage: kept } = fakeStores({ answers })
    renderIn(stores, <AsRegardsView />, 'asRegards')
    await arrive(1000)
    expect(screen.getByRole('radio', { name: '标准' }).getAttribute('aria-checked')).toBe('true')
    fireEvent.click(screen.getByRole('radio', { name: '特大' }))
    expect(screen.getByRole('radio', { name: '特大' }).getAttribute('aria-checked')).toBe('true')
    expect([stores.textSize.scale, kept.local.get('textSize')]).toEqual([1.4, '1.4'])
  })

  it('offers no size of text in the mini-program, where WeChat’s setting rules', async () => {
    const { stores } = fakeStores({ answers, in: 'mini-program' })
    renderIn(stores, <AsRegardsView />, 'asRegards')
    await arrive(1000)
    expect(screen.queryByText('字号')).toBeNull()
  })

  it('offers another try without a network', async () => {
    const { stores, network } = fakeStores({ answers: { ...answers, 'GET /base/v1/about': cut } })
    renderIn(stores, <AsRegardsView />, 'asRegards')
    await arrive(3000)
    network.answers = answers
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(1000)
    expect(screen.getByText('研途教育')).toBeTruthy()
  })
})

describe('/improve-info', () => {
  const DELETION = `/auth/v1/users/${UID}/deletion`

  it('asks for the deletion of the account, and takes it back while the days run', async () => {
    const { stores, network } = fakeStores({
      loggedIn: true,
      answers: { ...answers, [`GET ${DELETION}`]: ok({ pending: false }) },
    })
    renderIn(stores, <ImproveInfoView />, 'improveInfo')
    await arrive(1000)
    const effectiveAt = Date.parse('2026-11-30T12:00:00+08:00')
    network.answers[`GET ${DELETION}`] = ok({ pending: true, effectiveAt })
    fireEvent.click(screen.getByTestId('account-deletion'))
    expect(stores.ui.dialog).toEqual({ kind: 'account', task: 'deletion' })
    act(() => stores.ui.close(true))
    await arrive(1000)
    expect(screen.getByText('将在 2026-11-30 删除')).toBeTruthy()
    network.answers[`DELETE ${DELETION}`] = ok({ pending: false })
    network.answers[`GET ${DELETION}`] = ok({ pending: false })
    fireEvent.click(screen.getByTestId('account-keep'))
    act(() => stores.ui.close(true))
    await arrive(1000)
    expect(screen.getByTestId('account-deletion')).toBeTruthy()
    expect(stores.ui.toast?.text).toBe('已撤回，账号照常使用')
  })

  it('shows the record, saves it and goes back', async () => {
    const { stores, network } = fakeStores({ loggedIn: true, answers })
    renderIn(stores, <ImproveInfoView />, 'improveInfo')
    await arrive(1000)
    expect(screen.getByDisplayValue('武汉大学')).toBeTruthy()
    fireEvent.click(screen.getByTestId('info-save'))
    await arrive(1000)
    expect(bodyOf(network.sent(`PUT ${STUDENT}`)[0])).toMatchObject({ name: '张三', school: '武汉大学' })
    expect(stores.ui.toast?.text).toBe('已保存')
  })

  it('says what is missing and sends nothing', async () => {
    const { stores, network } = fakeStores({
      loggedIn: true,
      answers: { ...answers, [`GET ${STUDENT}`]: ok({ ...studentRecord, name: '', school: '' }) },
    })
    renderIn(stores, <ImproveInfoView />, 'improveInfo')
    await arrive(1000)
    fireEvent.click(screen.getByTestId('info-save'))
    await arrive(1000)
    expect(screen.getByText('院校不能为空')).toBeTruthy()
    expect(network.sent(`PUT ${STUDENT}`)).toEqual([])
  })
})

describe('/subject-set', () => {
  it('shows what was chosen, takes another subject and saves', async () => {
    const { stores, network } = fakeStores({ loggedIn: true, answers })
    renderIn(stores, <SubjectSetView />, 'subjectSet')
    await arrive(1000)
    fireEvent.click(screen.getByText('英语一'))
    fireEvent.click(screen.getByTestId('subjects-save'))
    await arrive(1000)
    expect(bodyOf(network.sent(`PUT ${STUDENT}`)[0])).toMatchObject({ subjectIds: ['s1', 's2'] })
  })
})
