import { bodyOf, ok, refused, type Answer } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, through, UID } from '../../../tests/builders/fakeStores'
import { CourseSelection } from './CourseSelection'

jest.useFakeTimers()

const APPLY = 'POST /gaoshou/v1/winter-vacation/applications'
const LINK = 'GET /gaoshou/v1/sales-links'
const term = (number: 1 | 2, goodsId: string) => ({ term: number, name: `学期${number}`, goodsId })
const TYPES = [
  { code: 'math', name: '数学', group: 'a', terms: [term(1, 'g-m1'), term(2, 'g-m2')] },
  { code: 'law', name: '法律', group: 'b', terms: [term(2, 'g-l2')] },
]

const world = async (
  winterVacation: boolean,
  answers: Record<string, Answer> = {},
  more: Parameters<typeof fakeStores>[0] = {},
) => {
  const made = fakeStores({
    loggedIn: true,
    ...more,
    answers: {
      'GET /course/v1/class-types': ok(TYPES),
      [APPLY]: ok({ done: true }),
      [LINK]: ok('https://m.example/courses/courses-detail?goodsId=g-m2'),
      ...answers,
    },
  })
  const selection = new CourseSelection(made.stores, winterVacation)
  await selection.types.load()
  return { ...made, selection }
}

describe('the course selection (seed §2, §4, §9)', () => {
  it('maps class type and term to goods', async () => {
    const { selection } = await world(false)
    selection.chooseType('math')
    expect(selection.goodsId).toBe('g-m1')
    selection.chooseTerm(2)
    expect(selection.goodsId).toBe('g-m2')
  })

  it('keeps the term where the next type has it, and takes its first otherwise', async () => {
    const { selection } = await world(false)
    selection.chooseType('math')
    selection.chooseTerm(2)
    selection.chooseType('law')
    expect([selection.term, selection.goodsId]).toEqual([2, 'g-l2'])
    selection.chooseType('math')
    selection.chooseTerm(1)
    selection.chooseType('law')
    expect(selection.goodsId).toBe('g-l2')
  })

  it('says what is missing until something is chosen', async () => {
    const { selection, network } = await world(false)
    expect(await selection.submit()).toBeUndefined()
    expect(selection.error).toBe('请选择课程类型和学期')
    selection.chooseType('law')
    expect(selection.error).toBe('')
    expect(network.sent(LINK)).toEqual([])
  })

  it('on a winter-vacation route applies for the chosen goods: applied on status 200', async () => {
    const { selection, network } = await world(true)
    selection.chooseType('math')
    expect(await selection.submit()).toEqual({ kind: 'applied' })
    expect(network.sent(APPLY).map(bodyOf)).toEqual([{ uid: UID, goodsId: 'g-m1' }])
    expect(network.sent(LINK)).toEqual([])
  })

  it('otherwise fetches the sales link, with the invite code', async () => {
    const { selection, network } = await world(false, {}, { query: { inviteCode: 'A1' } })
    selection.chooseType('math')
    expect(await selection.submit()).toEqual({
      kind: 'link',
      url: 'https://m.example/courses/courses-detail?goodsId=g-m2',
    })
    expect(network.sent(LINK)[0]?.url).toContain('goodsId=g-m1&inviteCode=A1')
    expect(network.sent(APPLY)).toEqual([])
  })

  it('stays where the backend refuses, and says why', async () => {
    const { selection, stores } = await world(true, {
      [APPLY]: refused(409, 'Y40906', '你已拥有该课程，可直接学习'),
    })
    selection.chooseType('math')
    expect(await selection.submit()).toBeUndefined()
    expect([stores.ui.toast?.text, selection.isSubmitting]).toEqual(['你已拥有该课程，可直接学习', false])
  })

  it('asks a stranger to log in first, and goes on when he has', async () => {
    const { selection, stores, network } = await world(false, {}, { loggedIn: false })
    selection.chooseType('math')
    const submitting = selection.submit()
    expect(stores.ui.dialog).toEqual({ kind: 'login' })
    stores.ui.close(true)
    expect(await through(submitting)).toHaveProperty('kind', 'link')
    expect(network.sent(LINK)).toHaveLength(1)
  })

  it('does nothing when he will not', async () => {
    const { selection, stores, network } = await world(false, {}, { loggedIn: false })
    selection.chooseType('math')
    const submitting = selection.submit()
    stores.ui.close()
    expect(await submitting).toBeUndefined()
    expect(network.sent(LINK)).toEqual([])
  })
})
