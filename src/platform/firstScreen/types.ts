/** The first screen that the backend wrote into the HTML beside the app, with what it was drawn from. */
export interface FirstScreen {
  /** What the backend read for this address, or undefined; to be parsed by whoever uses it. */
  data(): unknown
  /** Whether the drawn screen still covers the app. */
  stands(): boolean
  /** Takes the drawn screen away two frames after the app has painted its own. */
  leave(): void
}
