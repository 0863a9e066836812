/** Login policy of a page after a 401 (seed §6, §8). */
export type RouteCategory =
  | 'gaoshou'
  | 'score'
  | 'examption'
  | 'redundant'
  | 'salerank'
  | 'studyrank'
  | 'otherbus'

/** A title, or a rule that picks one by a query parameter (seed §2). */
export type RouteTitle =
  | string
  | { readonly query: string; readonly is: Readonly<Record<string, string>>; readonly otherwise: string }
  | { readonly query: string; readonly present: string; readonly otherwise: string }

export type GuardName = 'switch' | 'knowledgeReport' | 'analysisType'

/** One address of the product. Pure data: names refer to behaviour, so that build tools can read it. */
export interface RouteSpec {
  /** The public address, spelled as in the seed; `:name` matches one segment. */
  readonly path: `/${string}`
  readonly title: RouteTitle
  /** `screen` (main package), `area/screen` (the area's subpackage) or `area/part/screen` (an area of several subpackages). */
  readonly page: string
  /** Fixed page parameters of rows that share one page. */
  readonly params?: Readonly<Record<string, string>>
  readonly category?: RouteCategory
  readonly plate?: 'diagnostic' | 'deep'
  readonly vocational?: true
  readonly staff?: true
  readonly keepAlive?: true
  /** The content needs a logged-in user; an anonymous visitor sees the pitch and a login button. */
  readonly needsLogin?: true
  /** Pitch for visitors on a page that needs a login. */
  readonly pitch?: string
  readonly guards?: readonly GuardName[]
}

/** Index fields of every row, so that any address resolves; the rest loads with the page (decisions/018). */
export type IndexRow = Pick<RouteSpec, 'path' | 'page' | 'guards'>

/** Rows by id: those of an area, as its pages bring them along. */
export type RouteRows = Readonly<Record<string, RouteSpec>>

/** Keeps the literal types of a table, so that `go('summerGold', { id })` is checked. */
export const defineRoutes = <const T extends Readonly<Record<string, RouteSpec>>>(table: T): T => table

/** The names between `/:` and `/` in a path, as a type. */
export type PathParams<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown
