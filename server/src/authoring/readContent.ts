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

  private json(name: string): unknown {
    try {
      const text = readFileSync(join(this.dir, name), 'utf8')
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

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Changes whenever any file changes; nothing is parsed. */
export const hashContent = (dir: string): string => {
  const digest = createHash('sha256')
  const add = (name: string) => digest.update(name).update(textOf(join(dir, name)))
  for (const name of Object.keys(contentFiles)) add(`${name}.json`)
  for (const folder of Object.keys(contentFolders)) {
    const files = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)) : []
    for (const file of files.filter((one) => one.endsWith('.json')).sort()) add(`${folder}/${file}`)
  }
  return digest.digest('hex')
}

/** Reads and checks all of a content folder in one run. */
export const readContent = (dir: string): ReadContent => {
  const reader = new Reader(dir)
  const files = Object.entries(contentFiles).map(([name, schema]) => [
    name,
    reader.file(`${name}.json`, schema),
  ])
  const folders = Object.entries(contentFolders).map(([name, schema]) => [name, reader.folder(name, schema)])
  const hash = hashContent(dir)
  if (reader.problems.length) return { problems: reader.problems, content: null, hash }
  // Every part was parsed by its schema above, or there would be a problem.
  const content = Object.fromEntries([...files, ...folders]) as unknown as Content
  const problems = checkReferences(content)
  return { problems, content: problems.length ? null : content, hash }
}
