import Papa from 'papaparse'
import { toCsv } from './csv'

it.each([
  ['=HYPERLINK("http://evil.example")'],
  ['+1+1'],
  ['-1+1'],
  ['@SUM(A1)'],
  ['  =1'],
  ['\t=1'],
  ['＝1+1'],
  ['＋1'],
  ['\r=1'],
])('marks %j as text', (cell) => {
  const [row] = Papa.parse<string[]>(toCsv([[cell]]).replace('\uFEFF', '')).data
  expect(row?.[0]).toBe(`'${cell}`)
})

it('keeps negative numbers, quotes, commas and line breaks', () => {
  const text = toCsv([[-5, '-5', 'a,b', 'say "hi"', 'two\nlines', '13800138000']])
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [row] = Papa.parse<string[]>(text.slice(1)).data
  expect(row).toEqual(['-5', '-5', 'a,b', 'say "hi"', 'two\nlines', "'13800138000"])
})
