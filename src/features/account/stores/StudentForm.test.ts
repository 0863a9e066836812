import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { studentRecord } from '../../../../tests/builders/studentRecord'
import { fakeStores, settled, through, UID } from '../../../../tests/builders/fakeStores'
import { StudentForm } from './StudentForm'

jest.useFakeTimers()

const PATH = `/gaoshou/v1/student/${UID}`

const world = async (
  record: object = studentRecord,
  answers: Record<string, Answer> = {},
  more: Parameters<typeof fakeStores>[0] = {},
) => {
  const made = fakeStores({
    loggedIn: true,
    ...more,
    answers: {
      [`GET ${PATH}`]: ok(record),
      [`PUT ${PATH}`]: ok(studentRecord),
      [`POST ${PATH}`]: ok(studentRecord),
      ...answers,
    },
  })
  const form = new StudentForm(made.stores)
  form.start()
  await through(settled())
  return { ...made, form }
}

describe('StudentForm', () => {
  it('starts from the record', async () => {
    const { form } = await world()
    expect([form.texts.school, form.examYear, form.subjectIds]).toEqual(['武汉大学', 2027, ['s1']])
  })

  it('changes an existing record by PUT, trimmed', async () => {
    const { form, network } = await world()
    form.setText('name', ' 李四 ')
    form.setYear(2028)
    expect(await form.saveProfile()).toBe(true)
    expect(bodyOf(network.sent(`PUT ${PATH}`)[0])).toMatchObject({
      name: '李四',
      school: '武汉大学',
      examYear: 2028,
    })
  })

  it('creates the first record by POST', async () => {
    const { form, network } = await world({ ...studentRecord, updatedAt: 0 })
    expect(await form.saveProfile()).toBe(true)
    expect([network.sent(`POST ${PATH}`).length, network.sent(`PUT ${PATH}`).length]).toEqual([1, 0])
  })

  it.each([
    ['name', '', { name: '姓名不能为空' }],
    ['name', '张@三', { name: '姓名输入有误' }],
    ['name', '张'.repeat(21), { name: '姓名输入有误' }],
    ['school', ' ', { school: '院校不能为空' }],
  ] as const)('%s %j gives %j and is not sent', async (field, value, errors) => {
    const { form, network, stores } = await world()
    form.setText(field, value)
    expect(await form.saveProfile()).toBe(false)
    expect(form.errors).toEqual(errors)
    expect(stores.ui.toast?.text).toBe(Object.values(errors)[0])
    expect(network.sent(`PUT ${PATH}`)).toEqual([])
  })

  it('wants a year and at least one subject on the exam settings', async () => {
    const { form } = await world({ ...studentRecord, examYear: null, subjectIds: [] })
    expect(await form.saveSubjects()).toBe(false)
    expect(form.errors).toEqual({ examYear: '请选择考试年份', subjects: '请至少选择一个科目' })
    form.setYear(2027)
    form.setSubjects(['s1'])
    expect(form.errors).toEqual({})
    expect(await form.saveSubjects()).toBe(true)
  })

  it('keeps a draft until it is saved', async () => {
    const { form, storage } = await world(studentRecord, { [`PUT ${PATH}`]: cut })
    form.setText('school', '浙江大学')
    expect(await form.saveProfile()).toBe(false)
    const later = await world(studentRecord, {}, { storage })
    expect(later.form.texts.school).toBe('浙江大学')
    expect(await later.form.saveProfile()).toBe(true)
    expect(storage.local.get('draft:improve-info')).toBeUndefined()
  })

  it('saves once when tapped twice', async () => {
    const { form, network } = await world()
    expect(await Promise.all([form.saveProfile(), form.saveProfile()])).toEqual([true, false])
    expect(network.sent(`PUT ${PATH}`)).toHaveLength(1)
  })

  it('says why the backend refuses', async () => {
    const { form, stores } = await world(studentRecord, { [`PUT ${PATH}`]: refused(400, 'Y1', '名字不行') })
    expect(await form.saveProfile()).toBe(false)
    expect([stores.ui.toast?.text, form.isSaving]).toEqual(['名字不行', false])
  })
})
