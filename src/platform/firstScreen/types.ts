/** The first screen that the backend wrote into the HTML beside the app, with what it was drawn from. */
export interface FirstScreen {
  /** Data that the backend read for this address, or undefined; callers must parse it. */
  data(): unknown
  /** Whether the drawn screen still covers the app. */
  stands(): boolean
  /** Takes the drawn screen away two frames after the app has painted its own. */
  leave(): void
}
