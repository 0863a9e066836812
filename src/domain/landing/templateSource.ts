import type { LandingPage } from './LandingPage'

/** The source of a template: the page's own JSON, or the one named before the slash. */
export const templateSource = (
  page: LandingPage,
  template: string,
): { readonly config: string; readonly name: string } => {
  const [config, name] = template.split('/')
  return name === undefined ? { config: page.config, name: template } : { config: config ?? '', name }
}
