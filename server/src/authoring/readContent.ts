import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { checkReferences } from './checkReferences'
import { type Content, contentFiles, contentFolders } from './contentSchemas'

/** A bad place in the content: which file, where in it, and why. */
export interface ContentProblem {
  readonly file: string
  readonly path: string
  readonly reason: string
}

export interface ReadContent {
  readonly problems: readonly ContentProblem[]
  /** What was read; null when anything is wrong. */
  readonly content: Content | null
  /** Changes whenever any file changes. */
  readonly hash: string
}

class Reader {
  readonly problems: ContentProblem[] = []
  private readonly digest = createHash('sha256')

  constructor(private readonly dir: string) {}

  /** One file by its schema; every bad field becomes a problem. */
  file(name: string, schema: v.GenericSchema): unknown {
    const json = this.json(name)
    if (json === undefined) return undefined
    const result = v.safeParse(schema, json)
    if (result.success) return result.output
    for (const issue of result.issues) {
      this.problems.push({ file: name, path: v.getDotPath(issue) ?? '', reason: issue.message })
    }
    return undefined
  }

  folder(name: string, schema: v.GenericSchema): Map<string, unknown> {
    const folder = join(this.dir, name)
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
    if (!files.length) this.problems.push({ file: name, path: '', reason: 'the folder holds no file' })
    return new Map(
      files.sort().map((file) => [file.replace(/\.json$/, ''), this.file(`${name}/${file}`, schema)]),
    )
  }

  hash(): string {
    return this.digest.digest('hex')
  }

  private json(name: string): unknown {
    try {
      const text = readFileSync(join(this.dir, name), 'utf8')
      this.digest.update(name).update(text)
      return JSON.parse(text)
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

/** Reads and checks all of a content folder in one run. */
export const readContent = (dir: string): ReadContent => {
  const reader = new Reader(dir)
  const files = Object.entries(contentFiles).map(([name, schema]) => [
    name,
    reader.file(`${name}.json`, schema),
  ])
  const folders = Object.entries(contentFolders).map(([name, schema]) => [name, reader.folder(name, schema)])
  const hash = reader.hash()
  if (reader.problems.length) return { problems: reader.problems, content: null, hash }
  // Every part was parsed by its schema above, or there would be a problem.
  const content = Object.fromEntries([...files, ...folders]) as unknown as Content
  const problems = checkReferences(content)
  return { problems, content: problems.length ? null : content, hash }
}
