import { pageContent, pageContentSchema } from '@/contracts/content/pageContent'
import { present } from '../../http/present'
import type { Serve } from '../../http/serve'
import type { ContentRepository } from './ContentRepository'

/** The JSON of the landing pages (seed §7 Static content). */
export const contentRoutes = (serve: Serve, content: ContentRepository): void => {
  serve(pageContent, async ({ params }) => ({
    data: present(await content.find('page', params.name, pageContentSchema), 'notFound'),
  }))
}
