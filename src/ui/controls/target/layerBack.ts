/** What makes the platform's back close a layer first. The app connects it: a look knows no platform. */
export const layerBack = {
  guard:
    (_onBack: () => void): (() => void) =>
    () =>
      undefined,
}
