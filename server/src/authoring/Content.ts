import type * as v from 'valibot'
import type { Db } from '../db/Database'

/** Schemas of an area's files in `content/`; a folder holds one item per file, named by its key. */
export interface ContentKinds {
  readonly files: Readonly<Record<string, v.GenericSchema>>
  readonly folders: Readonly<Record<string, v.GenericSchema>>
}

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

/** The parsed files of some kinds: folders as maps by the name of the file. */
export type ContentOf<K extends ContentKinds> = {
  readonly [N in keyof K['files']]: Parsed<K['files'][N]>
} & {
  readonly [N in keyof K['folders']]: ReadonlyMap<string, Parsed<K['folders'][N]>>
}

/** The names of the files and folders of some kinds. */
const namesOf = ({ files, folders }: ContentKinds): string[] => [
  ...Object.keys(files),
  ...Object.keys(folders),
]

/** All of `content/`, parsed. */
export class Content {
  constructor(private readonly parsed: Readonly<Record<string, unknown>>) {}

  /** The same with these kinds only; reading another kind throws. */
  limitedTo(kinds: readonly ContentKinds[]): Content {
    const names = new Set(kinds.flatMap(namesOf))
    const get = (parsed: Readonly<Record<string, unknown>>, name: string): unknown => {
      if (names.has(name)) return parsed[name]
      throw new Error(
        `rows are made of content/${name}, which neither \`kinds\` nor \`reads\` of the area name`,
      )
    }
    return new Content(new Proxy(this.parsed, { get }))
  }

  /** The files of some kinds, an area's own or another's that it refers to. */
  of<K extends ContentKinds>(_: K): ContentOf<K> {
    // Every file was parsed by the schema of its kind, or there would be no content.
    return this.parsed as ContentOf<K>
  }
}

/** A bad place in the content: which file, where in it, and why. */
export interface ContentProblem {
  readonly file: string
  readonly path: string
  readonly reason: string
}

/** How the backend loads and checks the content of one area. */
export interface AreaContent {
  readonly kinds: ContentKinds
  /** Other areas' files on which its rows depend. */
  readonly reads?: readonly ContentKinds[]
  /**
   * Finds what no schema sees, such as dangling references and duplicates. `has` returns whether a file is in the
   * folder, `textOf` the text of one that is.
   */
  check?(
    content: Content,
    has: (file: string) => boolean,
    textOf: (file: string) => string,
  ): readonly ContentProblem[]
  /** Finds probable slips: they are reported by the content check, and the content is loaded all the same. */
  notices?(content: Content): readonly ContentProblem[]
  /**
   * Brings the area's tables to its files, when one of them or of those that it reads changed. A release that makes rows in another way says in its
   * migration: `delete from content_areas where area = …`.
   */
  load(tx: Db, content: Content): Promise<void>
}

/** All that the rows of an area are made of. */
export const sourcesOf = ({ kinds, reads = [] }: AreaContent): readonly ContentKinds[] => [kinds, ...reads]

/** The content of an area, by the area's name. */
export interface NamedContent extends AreaContent {
  readonly area: string
}
