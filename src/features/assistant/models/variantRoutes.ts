import type { RouteId } from '@/routes/table'

/** Where an assistant keeps its records and shows an answer to others. */
interface VariantRoutes {
  readonly list?: RouteId
  readonly answer: RouteId
}

const ROUTES: Readonly<Record<string, VariantRoutes>> = {
  general: { list: 'chatbotMessagelist', answer: 'chatbotAnswer' },
  wenxin: { list: 'wenxinMessagelist', answer: 'wenxinAnswer' },
  innovation: { list: 'innovationMessagelist', answer: 'innovationAnswer' },
  occupation: { list: 'occupationMessagelist', answer: 'occupationAnswer' },
  construction: { list: 'constructionMessagelist', answer: 'constructionAnswer' },
}

/** The rows of an assistant; one without rows of its own shows its answers as the general one does. */
export const variantRoutes = (variant: string): VariantRoutes =>
  ROUTES[variant] ?? { answer: 'chatbotAnswer' }
