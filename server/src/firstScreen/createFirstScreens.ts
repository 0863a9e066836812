import type { RenderFirstScreen, Screens } from './FirstScreen'
import { writeFirstScreen } from './writeFirstScreen'

/** Writes the first screen of every address that has one into the app's HTML. */
export const createFirstScreens =
  (screens: readonly Screens[], publicUrl: string): RenderFirstScreen =>
  async (request, html) => {
    for (const kind of screens) {
      const screen = await kind.of(request)
      if (screen) return writeFirstScreen(html, screen, publicUrl)
    }
    return html
  }
