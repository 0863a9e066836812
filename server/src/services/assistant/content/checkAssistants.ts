import { everyRow } from '@/routes/everyRow'
import { isRouteId } from '@/routes/routeOf'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { assistantKinds } from '../../../authoring/kinds/assistantKinds'

const GENERAL = 'general'

/** Why a row cannot open an assistant: it is none, or the page of another one. The pages of the general one take any. */
const routeProblem = (variant: string, route: string): string | undefined => {
  if (!isRouteId(route)) return `there is no page ${route}`
  const own = everyRow[route].params?.['variant']
  if (own === variant || own === GENERAL) return undefined
  return own === undefined ? `the page ${route} is no assistant's` : `the page ${route} opens ${own}`
}

/** What is wrong with the assistants and with the links of what they know. */
export const checkAssistants = (content: Content): ContentProblem[] => {
  const { 'assistant-variants': variants, knowledge } = content.of(assistantKinds)
  const unopened = variants.flatMap(({ variant, route }) => {
    const reason = routeProblem(variant, route)
    return reason === undefined ? [] : [{ file: 'assistant-variants.json', path: variant, reason }]
  })
  const lost = [...knowledge].flatMap(([name, { passages }]) =>
    passages.flatMap(({ key, link }) =>
      link && !isRouteId(link.route)
        ? [{ file: `knowledge/${name}.json`, path: key, reason: `there is no page ${link.route}` }]
        : [],
    ),
  )
  return [...unopened, ...lost]
}
