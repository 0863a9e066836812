import fc from 'fast-check'
import { decodeQuery, formatQuery, parseQuery, splitAddress } from './query'

const text = fc.string({ unit: 'binary' })
const query = fc.dictionary(text, text)

describe('parseQuery and formatQuery', () => {
  it('give back whatever query was written, Chinese, %, & and = included', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(parseQuery(formatQuery(given))).toEqual({ ...given })
      }),
    )
  })

  it('take names that every object has, such as __proto__ and constructor, as ordinary names', () => {
    const read = parseQuery('__proto__=1&constructor=2&toString')
    expect(Object.entries(read)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', ''],
    ])
  })

  it('decode exactly once', () => {
    expect(parseQuery('a=%252F')).toEqual({ a: '%2F' })
    expect(parseQuery('next=%2Fcourses%2Fcourses-detail%3FgoodsId%3D1')).toEqual({
      next: '/courses/courses-detail?goodsId=1',
    })
  })

  it.each([
    ['a=%', { a: '%' }],
    ['a=%E4%B8', { a: '%E4%B8' }],
    ['a=100%&b=%41', { a: '100%', b: 'A' }],
    ['%zz=1', { '%zz': '1' }],
  ])('keep broken escapes as they are: %s', (search, read) => {
    expect(parseQuery(search)).toEqual(read)
  })

  it.each([
    ['', {}],
    ['?', {}],
    ['&&', {}],
    ['?a=1', { a: '1' }],
    ['a', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1&a=2', { a: '2' }],
    ['a=x+y', { a: 'x y' }],
    ['a=x%2By', { a: 'x+y' }],
  ])('read %j', (search, read) => {
    expect(parseQuery(search)).toEqual(read)
  })

  it('leave undefined values out and write nothing for nothing', () => {
    expect(formatQuery({ a: undefined })).toBe('')
    expect(formatQuery({ a: undefined, b: '' })).toBe('?b=')
    expect(formatQuery({ 城: '京 都' })).toBe('?%E5%9F%8E=%E4%BA%AC%20%E9%83%BD')
  })

  it('survive half an emoji, as a length limit leaves it', () => {
    expect(formatQuery({ a: 'x\ud83d' })).toBe('?a=x%EF%BF%BD')
    expect(parseQuery(formatQuery({ a: '😀' }))).toEqual({ a: '😀' })
  })
})

describe('decodeQuery', () => {
  it('decodes raw values once and drops what is not text', () => {
    expect(decodeQuery({ a: '%2Fx', b: '%252F', c: 3, d: undefined, e: '%' })).toEqual({
      a: '/x',
      b: '%2F',
      e: '%',
    })
    expect(decodeQuery()).toEqual({})
  })
})

describe('splitAddress', () => {
  it.each([
    ['/a', '/a', {}],
    ['/a?x=1', '/a', { x: '1' }],
    ['?x=1', '/', { x: '1' }],
    ['', '/', {}],
    ['/a#part', '/a', {}],
    ['/a?x=1#part?y=2', '/a', { x: '1' }],
  ])('takes %j apart', (address, path, read) => {
    expect(splitAddress(address)).toEqual({ path, query: read })
  })

  it('splits at the first question mark only, so that a link inside the query keeps its own', () => {
    expect(splitAddress('/login?redirect=/a?b=1&c=2')).toEqual({
      path: '/login',
      query: { redirect: '/a?b=1', c: '2' },
    })
  })
})
