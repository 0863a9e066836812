import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { formulaRoomSchema, type FormulaRoom } from '@/contracts/formulas'
import { typesetFormula } from './typesetFormula'

/** Raised with whatever changes the sizes that `typesetFormula` gives. */
const FORM = 1

const schema = v.record(v.string(), v.nullable(formulaRoomSchema))

const fileOfLibrary = (): string => {
  const library = createRequire(__filename).resolve('mathjax-full/package.json')
  const { version } = JSON.parse(readFileSync(library, 'utf8')) as { version: string }
  return path.join(library, '../../.cache/yantu', `formula-rooms-${version}-${FORM}.json`)
}

const read = (file: string): ReadonlyMap<string, FormulaRoom | null> => {
  try {
    return new Map(Object.entries(v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))))
  } catch {
    // Not written yet, or cut: everything is measured anew.
    return new Map()
  }
}

const hundredths = (em: number): number => Math.round(em * 100) / 100

/**
 * Sizes of authored formulas in em, rounded to hundredths. They are kept in a file beside the installed libraries, since
 * typesetting all of them takes a quarter of a first start (ten seconds).
 */
export class FormulaRooms {
  private rooms: Map<string, FormulaRoom | null> | undefined
  private hasNew = false

  constructor(private readonly fileOf: () => string = fileOfLibrary) {}

  /** Measures a formula; undefined when it does not compile. */
  of(tex: string): FormulaRoom | undefined {
    this.rooms ??= new Map(read(this.fileOf()))
    const known = this.rooms.get(tex)
    if (known !== undefined) return known ?? undefined
    const drawn = typesetFormula(tex, true)
    const room = drawn && {
      width: hundredths(drawn.width),
      height: hundredths(drawn.height),
      drop: hundredths(drawn.drop),
    }
    this.rooms.set(tex, room ?? null)
    this.hasNew = true
    return room
  }

  /** Writes what was measured since the last time, whole or not at all. Where nothing can be written, the next start measures again. */
  save(): void {
    if (!this.rooms || !this.hasNew) return
    this.hasNew = false
    const file = this.fileOf()
    const part = `${file}.${process.pid}`
    try {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(part, JSON.stringify(Object.fromEntries(this.rooms)))
      renameSync(part, file)
    } catch {
      // A folder of libraries that belongs to somebody else, or a full disk.
    }
  }
}

/** The rooms of the formulas of this process. */
export const formulaRooms = new FormulaRooms()
