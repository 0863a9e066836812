import type { ComponentType } from 'react'
import type { RouteRows } from '@/routes/defineRoutes'
import { FeatureDialogs } from './featureDialogs'
import { definePage, type PageOptions } from './definePage'

/** `definePage` for a page of a subpackage: it brings the rows of its area and all shared dialogs along. */
export const defineFeaturePage = (
  rows: RouteRows,
  View: ComponentType,
  options: Pick<PageOptions, 'bar'> = {},
): ComponentType => definePage(View, { ...options, rows, dialogs: FeatureDialogs })
