import { unknownFields } from './unknownFields'

test('a field that the schema dropped is named with its place', () => {
  expect(unknownFields({ list: [{ name: 'a', nmae: 1 }] }, { list: [{ name: 'a' }] })).toEqual([
    'list.0.nmae',
  ])
})

test('also one whose name every object has', () => {
  const written = JSON.parse('{ "constructor": 1, "toString": 2, "__proto__": 3 }') as unknown
  expect(unknownFields(written, {})).toEqual(['constructor', 'toString', '__proto__'])
})
