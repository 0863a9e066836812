import type { RouteRows } from './defineRoutes'

/** An area's H5 entry: its rows, shared by all its pages, and a loader per page. */
export interface Area {
  readonly rows: RouteRows
  /** Loads the module of a page by its screen, in an area of several subpackages also by its part. */
  load(screen: string, part?: string): Promise<unknown>
}

/** The one entry of an area: the entry of the app names areas, never pages, so that a page costs nothing until it is opened. */
export const defineArea = (rows: RouteRows, load: Area['load']): Area => ({ rows, load })
