import { editsSince, mergeEdits } from './mergeEdits'

interface Form {
  readonly school: string
  readonly gpa?: number
}

it('keeps edited fields of the device over the loaded form', () => {
  const loaded: Form = { school: '甲', gpa: 3.1 }
  expect(mergeEdits(loaded, { school: '乙', gpa: 3 }, ['school'])).toEqual({ school: '乙', gpa: 3.1 })
})

it('keeps a field cleared that was cleared on the device, also after a restart', () => {
  const loaded: Form = { school: '甲', gpa: 3.1 }
  const draft = JSON.parse(JSON.stringify({ school: '甲', gpa: undefined })) as Form
  expect(JSON.stringify(mergeEdits(loaded, draft, ['gpa']))).toBe('{"school":"甲"}')
})

it('finds the edits that a save did not include', () => {
  expect(editsSince<Form>({ school: '甲', gpa: 3 }, { school: '乙', gpa: 3 }, ['school', 'gpa'])).toEqual([
    'school',
  ])
  expect(editsSince<Form>({ school: '甲', gpa: 3 }, { school: '甲' }, ['gpa'])).toEqual(['gpa'])
})
