import type { RouteId } from '@/routes/table'

/** The record list and the shared answer page of an assistant. */
interface VariantRoutes {
  readonly list: RouteId
  readonly answer: RouteId
}

const ROUTES: Readonly<Record<string, VariantRoutes>> = {
  wenxin: { list: 'wenxinMessagelist', answer: 'wenxinAnswer' },
  innovation: { list: 'innovationMessagelist', answer: 'innovationAnswer' },
  occupation: { list: 'occupationMessagelist', answer: 'occupationAnswer' },
  construction: { list: 'constructionMessagelist', answer: 'constructionAnswer' },
}

const GENERAL: VariantRoutes = { list: 'chatbotMessagelist', answer: 'chatbotAnswer' }

/** The rows of an assistant; one without rows of its own has those of the general one. */
export const variantRoutes = (variant: string): VariantRoutes => ROUTES[variant] ?? GENERAL
