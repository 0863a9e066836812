import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ContentRefused } from './ContentRefused'
import { Content, type ContentKinds, type ContentProblem, type NamedContent, sourcesOf } from './Content'
import { parseJson } from './texts/parseJson'
import { placeIn } from './placeIn'
import { readText } from './texts/readText'
import { formulaRooms } from '../formulas/FormulaRooms'
import { unknownFields } from './checks/unknownFields'

const RELEASE = 'revision.json'
const releaseSchema = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mark: v.optional(v.string(), ''),
})

/** A short mark of all files, by the hashes of the areas. */
export const markOf = (hashes: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update([...hashes].join())
    .digest('hex')
    .slice(0, 8)

/** The parsed content of a folder of authored files. */
export interface ReadContent {
  readonly problems: readonly ContentProblem[]
  /** The parsed content; null when there are problems. */
  readonly content: Content | null
}

class Reader {
  readonly problems: ContentProblem[] = []

  constructor(private readonly dir: string) {}

  /** One file by its schema; every bad field becomes a problem. */
  file(name: string, schema: v.GenericSchema): unknown {
    const json = this.json(name)
    if (json === undefined) return undefined
    const result = v.safeParse(schema, json)
    for (const path of result.success ? unknownFields(json, result.output) : [])
      this.problems.push({ file: name, path: placeIn(json, path), reason: 'no field has this name' })
    if (result.success) return result.output
    for (const issue of result.issues) {
      const path = placeIn(json, v.getDotPath(issue) ?? '')
      this.problems.push({ file: name, path, reason: issue.message })
    }
    return undefined
  }

  folder(name: string, files: readonly string[], schema: v.GenericSchema): Map<string, unknown> {
    if (!files.length) this.problems.push({ file: name, path: '', reason: 'the folder holds no file' })
    return new Map(files.map((file) => [file.replace(/\.json$/, ''), this.file(`${name}/${file}`, schema)]))
  }

  private json(name: string): unknown {
    try {
      return parseJson(readText(join(this.dir, name)))
    } catch (error) {
      this.problems.push({
        file: name,
        path: '',
        reason: error instanceof Error ? error.message : String(error),
      })
      return undefined
    }
  }
}

/** The folder of authored files, as the areas describe it. */
export class ContentFolder {
  constructor(
    readonly dir: string,
    readonly parts: readonly NamedContent[],
  ) {}

  /** A hash for each area that changes whenever a file changes that its rows are made of; nothing is parsed. */
  hashes(): ReadonlyMap<string, string> {
    const hashOf = (sources: readonly ContentKinds[]): string => {
      const digest = createHash('sha256')
      for (const name of sources.flatMap((kinds) => this.filesOf(kinds)))
        digest.update(name).update(this.bytes(name))
      return digest.digest('hex')
    }
    return new Map(this.parts.map((part) => [part.area, hashOf(sourcesOf(part))]))
  }

  /** The number in `revision.json`, which each release of the content raises; 0 without one. */
  revision(): number {
    return this.release().revision
  }

  /** `revision.json`: the number of the release, and the mark that its files had. Throws ContentRefused when it is broken. */
  release(): v.InferOutput<typeof releaseSchema> {
    const file = join(this.dir, RELEASE)
    if (!existsSync(file)) return { revision: 0, mark: '' }
    try {
      return v.parse(releaseSchema, parseJson(readText(file)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new ContentRefused({
        file: RELEASE,
        path: '',
        reason: `${reason}. It must hold a number "revision", the last release's, and a text "mark"`,
      })
    }
  }

  /** Raises the revision where files have changed since the release. Returns whether it did. */
  raise(): boolean {
    const { revision, mark } = this.release()
    const now = markOf(this.hashes())
    if (now === mark) return false
    const text = JSON.stringify({ revision: revision + 1, mark: now })
    writeFileSync(
      join(this.dir, RELEASE),
      `${text.replace(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }')}\n`,
    )
    return true
  }

  /** Changes when a file was saved; no file is read. */
  stamp(): string {
    const names = this.parts.flatMap(({ kinds }) => this.filesOf(kinds))
    return [...names, RELEASE]
      .map((name) => {
        const stat = statSync(join(this.dir, name), { throwIfNoEntry: false })
        return stat ? `${name} ${stat.size} ${stat.mtimeMs}` : name
      })
      .join('\n')
  }

  /** Reads and checks everything in one run, because areas refer to each other. */
  read(): ReadContent {
    if (!existsSync(this.dir))
      return {
        problems: [{ file: '', path: this.dir, reason: 'is no folder; CONTENT_DIR names it' }],
        content: null,
      }
    const reader = new Reader(this.dir)
    reader.problems.push(...this.releaseProblems())
    const parsed = new Map<string, unknown>()
    // A kind may belong to several parts: that of its area, and what is made of many areas.
    for (const { kinds } of this.parts) {
      for (const [name, schema] of Object.entries(kinds.files)) {
        if (!parsed.has(name)) parsed.set(name, reader.file(`${name}.json`, schema))
      }
      for (const [name, schema] of Object.entries(kinds.folders)) {
        if (!parsed.has(name)) parsed.set(name, reader.folder(name, this.namesIn(name), schema))
      }
    }
    if (reader.problems.length) return { problems: reader.problems, content: null }
    const content = new Content(Object.fromEntries(parsed))
    const has = (file: string): boolean => existsSync(join(this.dir, file))
    const textOf = (file: string): string => readText(join(this.dir, file))
    const problems = this.parts.flatMap((part) => part.check?.(content, has, textOf) ?? [])
    // The checks have measured every formula.
    formulaRooms.save()
    return { problems, content: problems.length ? null : content }
  }

  /** Lists probable slips: they are reported but refuse nothing. */
  notices(content: Content): readonly ContentProblem[] {
    return this.parts.flatMap((part) => part.notices?.(content) ?? [])
  }

  private releaseProblems(): readonly ContentProblem[] {
    try {
      this.release()
      return []
    } catch (error) {
      if (error instanceof ContentRefused) return [error.problem]
      throw error
    }
  }

  private filesOf({ files, folders }: ContentKinds): string[] {
    return [
      ...Object.keys(files).map((name) => `${name}.json`),
      ...Object.keys(folders).flatMap((folder) => this.namesIn(folder).map((file) => `${folder}/${file}`)),
    ]
  }

  private namesIn(folder: string): string[] {
    const path = join(this.dir, folder)
    if (!existsSync(path)) return []
    // Skip dot files of editors and file managers.
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  }

  private bytes(name: string): Buffer {
    const file = join(this.dir, name)
    return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  }
}
