/** Public content that the backend writes into the HTML of an address, beside the app. */
export interface FirstScreen {
  readonly title: string
  readonly description: string
  /** The picture of a share, as a path or an address. */
  readonly shareImage: string
  /** The markup of the screen; empty where only the head is known. */
  readonly body: string
  /** The largest picture of the first screen. */
  readonly largest: string | undefined
  /** The data of the screen, from which the app starts. */
  readonly data: unknown
}

/** The request that a first screen is drawn for. */
export interface PageRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly userAgent: string
}

/** Draws the first screens of some addresses. */
export interface Screens {
  /** The first screen of an address, or undefined when it is none of its own. */
  of(request: PageRequest): Promise<FirstScreen | undefined>
}

/** Writes the first screen of an address into the app's HTML before it is sent. */
export type RenderFirstScreen = (request: PageRequest, html: string) => Promise<string>
