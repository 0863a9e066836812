import { errors } from './errors'

test('no two errors share a code: a client tells them apart by it', () => {
  const codes = Object.values(errors).map(({ code }) => code)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('a code of ours begins with its status', () => {
  const wrong = Object.values(errors).filter(
    ({ code, status }) => code.startsWith('Y') && !code.startsWith(`Y${status}`),
  )
  expect(wrong).toEqual([])
})
