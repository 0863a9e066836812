/** What a 401 means for a page (seed §6, §8): who sends the visitor where. */
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

/** One address of the product. Pure data: names stand for behaviour, so that build tools can read it. */
export interface RouteSpec {
  /** The public address, spelled as in the seed; `:name` stands for one segment. */
  readonly path: `/${string}`
  readonly title: RouteTitle
  /**
   * `screen` (main package), `area/screen` (the area's subpackage) or `area/part/screen` (an area of several subpackages).
   * Absent: not built yet, shown as "not open yet".
   */
  readonly page?: string
  /** Fixed page parameters of rows that share one page. */
  readonly params?: Readonly<Record<string, string>>
  readonly category?: RouteCategory
  readonly plate?: 'diagnostic' | 'deep'
  readonly vocational?: true
  readonly staff?: true
  readonly keepAlive?: true
  /** The content needs a logged-in user; an anonymous visitor sees the pitch and a login button. */
  readonly needsLogin?: true
  /** What a page that needs a login offers to a stranger. */
  readonly pitch?: string
  readonly guards?: readonly GuardName[]
}

/** What the entry of the app knows of every row, so that any address leads somewhere; the rest comes with the page (decisions/018). */
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
