import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FormulaRooms } from './FormulaRooms'
import { isTypeset, typesetFormula } from './typesetFormula'

const folder = mkdtempSync(path.join(tmpdir(), 'yantu-rooms-'))
const file = path.join(folder, 'cache/rooms.json')
const rooms = (): FormulaRooms => new FormulaRooms(() => file)

afterAll(() => rmSync(folder, { recursive: true }))

describe('rooms of formulas', () => {
  it('are those of the typeset formula, in hundredths of an em', () => {
    const { width = 0, height = 0, drop = 0 } = typesetFormula('\\frac{1}{2}', true) ?? {}
    const room = rooms().of('\\frac{1}{2}')
    expect(room).toEqual({
      width: expect.closeTo(width, 2) as number,
      height: expect.closeTo(height, 2) as number,
      drop: expect.closeTo(drop, 2) as number,
    })
    expect(width).toBeGreaterThan(0)
    expect(rooms().of('\\frac{1')).toBeUndefined()
  })

  it('are read by the next start, which typesets nothing', () => {
    const first = rooms()
    const room = first.of('x_{31}+y')
    expect(first.of('\\sqrt{')).toBeUndefined()
    first.save()
    const kept = readFileSync(file, 'utf8').replace('x_{31}+y', 'x_{32}+y')
    writeFileSync(file, kept)
    const next = rooms()
    expect(next.of('x_{32}+y')).toEqual(room)
    expect(next.of('\\sqrt{')).toBeUndefined()
    expect(isTypeset('x_{32}+y', true)).toBe(false)
    expect(readdirSync(path.dirname(file))).toEqual(['rooms.json'])
  })

  it('are measured anew where the file is cut', () => {
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20))
    expect(rooms().of('a+b')?.width).toBeGreaterThan(1)
  })

  it('are not missed where no file can be written', () => {
    const taken = path.join(folder, 'taken')
    writeFileSync(taken, '')
    const lost = new FormulaRooms(() => path.join(taken, 'rooms.json'))
    expect(lost.of('a+c')).toBeDefined()
    lost.save()
    expect(existsSync(path.join(taken, 'rooms.json'))).toBe(false)
  })
})
