/** Consent lasts for the rest of the visit. */
let isAgreed = false
/** Last known network type; lets a film start without another query. */
let wasFree = false

/** Whether a film may be loaded: asked of the device each time, and of the learner once. */
export const mobileData = {
  /** True where it costs nothing, or the learner has agreed. */
  async mayLoad(isMetered: () => Promise<boolean>): Promise<boolean> {
    if (isAgreed) return true
    wasFree = !(await isMetered())
    return wasFree
  },
  /** The same as it was known last. */
  get mayHaveLoaded(): boolean {
    return isAgreed || wasFree
  },
  agree(): void {
    isAgreed = true
  },
  /** For tests. */
  forget(): void {
    isAgreed = false
    wasFree = false
  },
}
